import { foldText, type SessionSort } from '@wod/domain';
import type { Slices } from './long-work.js';
import type { WodRecord } from './records.js';
import type { SessionRecord } from './session-record.js';
import { sorted } from './sorted.js';

/** How many texts are scanned before others may get a turn: tens of microseconds' work. */
const SCANNED_AT_ONCE = 64;

/** How much of an owner's hash identifies the browser to the admin: enough to tell browsers apart. */
const BROWSER_LENGTH = 12;

/** Selects sessions. */
export interface SessionSelection {
  /** folded; matches the name or the description; empty for all */
  search: string;
  template?: boolean;
  /** Only those created by this browser. */
  browser?: string;
  /** ISO 8601: created then or later. */
  from?: string;
  /** Created before. */
  before?: string;
  /** By default `created`, newest first. */
  sort?: SessionSort;
  /** Turns the order around. */
  reversed?: boolean;
}

/** A part of a selection. */
export interface SessionPage {
  /** In the selection's order. */
  ids: string[];
  /** How many there are in all. */
  total: number;
}

interface Indexed {
  record: SessionRecord;
  /** Name and description, folded. */
  text: string;
}

/** Oldest first; at the same moment, the greater id first. The list shows them in reverse. */
const byAge = (a: SessionRecord, b: SessionRecord): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? -1 : 1;

/** Ascending; of equal ones, the newest come first. */
const ORDERS: Readonly<Record<Exclude<SessionSort, 'created'>, (a: Indexed, b: Indexed) => number>> = {
  name: (a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : byAge(b.record, a.record)),
  minutes: (a, b) => a.record.totalMinutes - b.record.totalMinutes || byAge(b.record, a.record),
};

/** The training sessions of the read model, and the WODs that only they still show. */
export class SessionIndex {
  private readonly byId = new Map<string, Indexed>();
  // Oldest first, so that a new one is appended.
  private readonly all: Indexed[] = [];
  private readonly templates: Indexed[] = [];
  private readonly byOwner = new Map<string, Indexed[]>();
  /** The WODs that sessions show, by id: the one copy of the id that all sessions share, and the number of lines that have it. */
  private readonly shown = new Map<string, { id: string; lines: number }>();
  private readonly removedWods = new Map<string, WodRecord>();

  constructor(records: readonly SessionRecord[]) {
    for (const record of [...records].sort(byAge)) this.put(record);
  }

  get size(): number {
    return this.all.length;
  }

  get(id: string): SessionRecord | undefined {
    return this.byId.get(id)?.record;
  }

  put(record: SessionRecord): void {
    this.remove(record.id);
    const entries = record.entries.map(({ wodId, notes }) => ({ wodId: this.show(wodId), notes }));
    const indexed = { record: { ...record, entries }, text: `${foldText(record.name)}\n${foldText(record.description ?? '')}` };
    this.byId.set(record.id, indexed);
    for (const list of this.listsOf(record)) list.splice(placeIn(list, record), 0, indexed);
  }

  remove(id: string): void {
    const indexed = this.byId.get(id);
    if (!indexed) return;
    const { record } = indexed;
    this.byId.delete(id);
    for (const list of this.listsOf(record)) list.splice(placeIn(list, record), 1);
    if (record.ownerKeyHash !== undefined && this.byOwner.get(record.ownerKeyHash)?.length === 0) this.byOwner.delete(record.ownerKeyHash);
    for (const { wodId } of record.entries) this.unshow(wodId);
  }

  /** A page of the matching sessions; a page past the end is empty. */
  *page(selection: SessionSelection, page: number, limit: number): Slices<SessionPage> {
    const { search, template, browser, from, before, sort = 'created', reversed = false } = selection;
    const list = browser === undefined ? (template ? this.templates : this.all) : this.ofBrowser(browser);
    const isNarrowed = search !== '' || from !== undefined || before !== undefined || (browser !== undefined && template);
    const found = isNarrowed ? yield* matches(list, selection) : list;
    const ordered = sort === 'created' ? found : yield* sorted(found, ORDERS[sort]);
    // Lists by age begin with the oldest; the others with the lowest.
    const start = (page - 1) * limit;
    const end = Math.max(0, ordered.length - start);
    const part = (sort === 'created') === reversed ? ordered.slice(start, start + limit) : ordered.slice(Math.max(0, end - limit), end).reverse();
    return { ids: part.map(({ record }) => record.id), total: found.length };
  }

  /** The ids of the sessions created by the browser with this planner key, the oldest first. */
  ownedBy(keyHash: string): string[] {
    return (this.byOwner.get(keyHash) ?? []).map(({ record }) => record.id);
  }

  /** The owners' hashes that a browser's name stands for: one, or none. */
  ownersNamed(browser: string): string[] {
    return browser.length === BROWSER_LENGTH ? [...this.byOwner.keys()].filter((hash) => browserOf(hash) === browser) : [];
  }

  /** Keeps a WOD that has left the library, for as long as sessions show it. */
  keepWod(wod: WodRecord): void {
    this.removedWods.set(wod.id, wod);
  }

  removedWod(id: string): WodRecord | undefined {
    return this.removedWods.get(id);
  }

  /** Drops kept WODs that no session shows any more, or that are back in the library. */
  tidyWods(isBack: (id: string) => boolean): void {
    for (const id of this.removedWods.keys()) if (!this.shown.has(id) || isBack(id)) this.removedWods.delete(id);
  }

  /** The ids of all WODs that sessions show. */
  shownWods(): Iterable<string> {
    return this.shown.keys();
  }

  private ofBrowser(browser: string): Indexed[] {
    return this.ownersNamed(browser).flatMap((hash) => this.byOwner.get(hash) ?? []);
  }

  private listsOf({ isTemplate, ownerKeyHash }: SessionRecord): Indexed[][] {
    if (ownerKeyHash !== undefined && !this.byOwner.has(ownerKeyHash)) this.byOwner.set(ownerKeyHash, []);
    const owned = ownerKeyHash === undefined ? undefined : this.byOwner.get(ownerKeyHash);
    return [this.all, ...(isTemplate ? [this.templates] : []), ...(owned ? [owned] : [])];
  }

  private show(wodId: string): string {
    const shown = this.shown.get(wodId) ?? { id: wodId, lines: 0 };
    shown.lines += 1;
    this.shown.set(shown.id, shown);
    return shown.id;
  }

  private unshow(wodId: string): void {
    const shown = this.shown.get(wodId);
    if (!shown) return;
    shown.lines -= 1;
    if (shown.lines === 0) this.shown.delete(wodId);
  }
}

/** How the admin sees the browser that made a session. It reveals nothing about the key or the person. */
export const browserOf = (ownerKeyHash: string): string => ownerKeyHash.slice(0, BROWSER_LENGTH);

/** A session's index in a list, or where it would be inserted. */
function placeIn(list: readonly Indexed[], record: SessionRecord): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = list[middle]?.record;
    if (other && other.id !== record.id && byAge(other, record) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Works on the list as it is now: it may change while others have their turn. */
function* matches(list: readonly Indexed[], { search, template = false, from = '', before }: SessionSelection): Slices<Indexed[]> {
  const found: Indexed[] = [];
  const all = list.slice();
  // By number: an iterator's pairs take as long as looking at the texts.
  for (let at = 0; at < all.length; at += 1) {
    if (at % SCANNED_AT_ONCE === 0) yield;
    const indexed = all[at]!;
    if (!indexed.text.includes(search)) continue;
    const { createdAt, isTemplate } = indexed.record;
    if (createdAt >= from && (before === undefined || createdAt < before) && (isTemplate || !template)) found.push(indexed);
  }
  return found;
}
