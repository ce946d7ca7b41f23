import { SqliteAdapter, SqliteDialect } from "kysely";

/**
 * SQLite changes its schema within transactions (lang_transaction.html); Kysely's adapter says that it does not. With this
 * one a migration that meets a full disk or a kill leaves nothing behind.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
