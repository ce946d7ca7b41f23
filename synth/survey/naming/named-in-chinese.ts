import type { InboundLinks } from "../inbound-links.ts";
import type { SiteReading } from "../survey.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withAnnounced } from "./announced-things.ts";
import { withMeasures } from "./chinese-counting.ts";
import { withPairsCalled } from "./chinese-pairs.ts";
import { withRowsCounted } from "./counted-rows.ts";
import { withDeedsNamed } from "./deeds-with-things.ts";
import { withLedNames } from "./led-names.ts";
import { withKindsLedTo } from "./linked-name-columns.ts";

/** The relations of a Chinese site with what each is called by all of them together: what its notices announce, how things are counted. */
export const namedInChinese = (
  relations: readonly SurveyedRelation[],
  pages: ReadonlyMap<string, SurveyedPage>,
  inbound: Pick<InboundLinks, "listing">,
  reading: Pick<SiteReading, "measures" | "relations">,
): SurveyedRelation[] =>
  withKindsLedTo(
    withDeedsNamed(
      withRowsCounted(
        withMeasures(
          withAnnounced(withPairsCalled(withLedNames(relations), pages), pages, inbound),
          reading.measures,
          reading.relations,
        ),
        pages,
      ),
    ),
  );
