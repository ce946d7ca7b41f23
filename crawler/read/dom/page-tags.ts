import { consentBoxes } from "./consent-box.ts";
import type { Tag, TagPage } from "./dom.ts";
import { PageStyles } from "./page-styles.ts";
import { PageText } from "./page-text.ts";
import { tabTargets } from "./tab-panels.ts";

const NONE: readonly Tag[] = [];

/** All elements of a document, as the parser leaves them. Each reader visits only what it is about. */
export class PageTags implements TagPage {
  readonly all: Tag[] = [];
  isCut = false;
  private byName: Map<string, Tag[]> | undefined;
  private printed: PageText | undefined;
  private asking: ReadonlySet<Tag> | undefined;
  private tabbed: ReadonlySet<string> | undefined;
  private sheets: { styles: PageStyles | undefined } | undefined;

  named(name: string): readonly Tag[] {
    this.byName ??= this.sort();
    return this.byName.get(name) ?? NONE;
  }

  get text(): PageText {
    this.printed ??= new PageText(this.all);
    return this.printed;
  }

  get styles(): PageStyles | undefined {
    this.sheets ??= { styles: PageStyles.of(this) };
    return this.sheets.styles;
  }

  get tabTargets(): ReadonlySet<string> {
    this.tabbed ??= tabTargets(this.named("a"));
    return this.tabbed;
  }

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
