import type { Content } from './document-cache';

/** The versions of the kinds of public content: each changes with every change of what it names. */
export type ContentVersions = () => Promise<Readonly<Record<Content, string>>>;

/** Where the api has one version for everything, as it had before, that changes everything. */
export function contentVersions(tell: () => TellsVersions): ContentVersions {
  return async () => {
    const told = await tell();
    return typeof told === 'string' ? { library: told, sessions: told } : told;
  };
}

type Told = string | Readonly<Record<Content, string>>;
export type TellsVersions = Told | Promise<Told>;
