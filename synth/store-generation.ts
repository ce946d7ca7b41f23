import type { Audit, Task } from "../core/task.ts";
import { addAudit } from "../storage/audit-store.ts";
import { type AvoidList, saveAvoidLists } from "../storage/avoid-store.ts";
import type { Store } from "../storage/open-store.ts";
import { deleteCollections, saveRelations } from "../storage/relation-store.ts";
import { addRewordings, type StoredRewording } from "../storage/rewording-store.ts";
import { addSecondOpinions, type SecondOpinion } from "../storage/second-opinion-store.ts";
import { type Site, updateSite } from "../storage/site-store.ts";
import { addTasks, ensureTaskSet, type Purpose } from "../storage/task-store.ts";
import { otherLevels, siteSubject } from "./subject/subject-of.ts";
import type { SiteReading } from "./survey/survey.ts";

/** One site's tasks with all that is stored beside them. */
export interface Generation {
  /** The same options give the same id: what was stored once is not stored again. */
  id: string;
  site: Site;
  set: { id: string; name: string; purpose: Purpose };
  seed: string;
  reading: SiteReading;
  accepted: readonly Task[];
  audits: readonly Audit[];
  /** Candidates turned away, by reason. */
  rejected: Readonly<Record<string, number>>;
  at: Date;
  /** Programs that the search tried. */
  tried?: number;
  /** Wall time of survey, search and checks. */
  seconds?: number;
  /** Questions that the set stays away from. */
  avoid?: readonly AvoidList[];
  /** What a model did for these tasks. */
  help?: {
    model: string;
    tokens: number;
    /** US dollars. */
    cost: number;
    rewordings: readonly StoredRewording[];
    opinions: readonly SecondOpinion[];
  };
}

/** Stores a site's tasks, their audits and the note that it was done in one transaction; the second time nothing. */
export async function storeGeneration(store: Store, generation: Generation): Promise<void> {
  const { id, site, set, seed, reading, accepted, audits, rejected, at, tried = 0, seconds = 0 } = generation;
  await store.db.transaction().execute(async (db) => {
    const known = await db.selectFrom("generations").select("id").where("id", "=", id).executeTakeFirst();
    await deleteCollections(db, site.id);
    const across = reading.relations.filter((relation) => reading.across.includes(relation.id));
    const printed = (reading.printed ?? []).map(({ relation }) => relation);
    await saveRelations(db, site.id, null, [...across, ...printed]);
    const subject = siteSubject(reading);
    await updateSite(db, site.id, subject);
    for (const [url, provenance] of otherLevels(reading, subject.provenance))
      await db.updateTable("pages").set({ provenance }).where("site_id", "=", site.id).where("url", "=", url).execute();
    if (known) return;
    await ensureTaskSet(db, set.name, set.purpose, at);
    await addTasks(db, set.id, accepted, at);
    for (const audit of audits) await addAudit(db, audit);
    await saveAvoidLists(db, set.id, generation.avoid ?? []);
    const { help } = generation;
    const used = help ? { model: help.model, tokens: help.tokens, cost: help.cost } : {};
    const made = { finished_at: at.toISOString(), pages_visited: reading.pages.length, tried, seconds, ...used };
    await db
      .insertInto("generations")
      .values({ id, set_id: set.id, root: site.root, seed, ...made })
      .execute();
    await addRewordings(db, id, help?.rewordings ?? []);
    await addSecondOpinions(db, id, help?.opinions ?? []);
    const counts = Object.entries(rejected).map(([check_name, count]) => ({ generation_id: id, check_name, count }));
    if (counts.length > 0) await db.insertInto("rejections").values(counts).execute();
  });
}
