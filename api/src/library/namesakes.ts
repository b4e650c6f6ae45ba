import { nameSlug } from '@wod/domain';

/** The ids of the WODs that have the same name in an address. */
export class Namesakes {
  private readonly idsBySlug = new Map<string, string[]>();

  /** In no particular order. @param slug a name as an address writes it */
  idsOf(slug: string): readonly string[] {
    return this.idsBySlug.get(slug) ?? [];
  }

  /** @param before undefined for a new WOD @param after undefined for one that leaves */
  rename(id: string, before: string | undefined, after: string | undefined): void {
    if (before === after) return;
    if (before !== undefined) this.remove(nameSlug(before), id);
    if (after !== undefined) this.add(nameSlug(after), id);
  }

  private add(slug: string, id: string): void {
    const ids = this.idsBySlug.get(slug);
    if (ids) ids.push(id);
    else this.idsBySlug.set(slug, [id]);
  }

  private remove(slug: string, id: string): void {
    const others = this.idsOf(slug).filter((other) => other !== id);
    if (others.length > 0) this.idsBySlug.set(slug, others);
    else this.idsBySlug.delete(slug);
  }
}
