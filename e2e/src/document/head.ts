const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** What a crawler that runs no scripts reads in a document. */
export class Head {
  constructor(private readonly html: string) {}

  get title(): string | undefined {
    return this.first(/<title>([^<]*)<\/title>/);
  }

  /** content of a meta tag, by its name or property */
  meta(name: string): string | undefined {
    return this.first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  }

  get canonical(): string | undefined {
    return this.first(/<link rel="canonical" href="([^"]*)"/);
  }

  /** @throws SyntaxError when it isn't JSON */
  get structuredData(): Record<string, unknown>[] {
    const scripts = this.html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
    return [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  }

  private first(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.html)?.[1];
    return found === undefined ? undefined : decode(found);
  }
}
