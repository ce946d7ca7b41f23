import type { Migration } from "kysely";
import { up as initial } from "./001-initial.ts";
import { up as largeCrawls } from "./002-large-crawls.ts";
import { up as blocklists } from "./003-blocklists.ts";
import { up as subjects } from "./005-subjects.ts";

/** All migrations in order; a database with a name that is not here was written by a newer Waymark. */
export const MIGRATIONS: Record<string, Migration> = {
  "001-initial": { up: initial },
  "002-large-crawls": { up: largeCrawls },
  "003-blocklists": { up: blocklists },
  "005-subjects": { up: subjects },
};
