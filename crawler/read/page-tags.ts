import { consentBoxes } from "./consent-box.ts";
import type { Tag } from "./dom.ts";
import { PageStyles } from "./page-styles.ts";
import { PageText } from "./page-text.ts";
import { tabTargets } from "./tab-panels.ts";

const NONE: readonly Tag[] = [];

/**
 * All elements of a document in reading order, as the parser left them: `all[tag.order]` is `tag`, and what stands inside
 * it follows up to `tag.end`. Each reader visits only what it is about.
 */
export class PageTags {
  readonly all: Tag[] = [];
  /** The document has more elements than are kept. */
  isCut = false;
  private byName: Map<string, Tag[]> | undefined;
  private printed: PageText | undefined;
  private asking: ReadonlySet<Tag> | undefined;
  private tabbed: ReadonlySet<string> | undefined;
  private sheets: { styles: PageStyles | undefined } | undefined;

  /** Elements of a name, in reading order. */
  named(name: string): readonly Tag[] {
    this.byName ??= this.sort();
    return this.byName.get(name) ?? NONE;
  }

  /** What the whole page shows, as one text. */
  get text(): PageText {
    this.printed ??= new PageText(this.all);
    return this.printed;
  }

  /** What the page's own style sheets say; undefined where they say nothing that readers ask for. */
  get styles(): PageStyles | undefined {
    this.sheets ??= { styles: PageStyles.of(this) };
    return this.sheets.styles;
  }

  /** Ids of what the page's tabs show. */
  get tabTargets(): ReadonlySet<string> {
    this.tabbed ??= tabTargets(this.named("a"));
    return this.tabbed;
  }

  /** Boxes that ask for consent, which say nothing of what the page is about. */
  get consent(): ReadonlySet<Tag> {
    this.asking ??= consentBoxes(this.all);
    return this.asking;
  }

  private sort(): Map<string, Tag[]> {
    const byName = new Map<string, Tag[]>();
    for (const tag of this.all) {
      const known = byName.get(tag.name);
      if (known) known.push(tag);
      else byName.set(tag.name, [tag]);
    }
    return byName;
  }
}
