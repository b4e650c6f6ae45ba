import glossary from './glossary.json';
import { termAnchor } from './term-anchor';

/** A term of the sport, with its alternative spellings. */
export interface Term {
  term: string;
  aliases: string[];
  explanation: string;
}

/** Loaded lazily: only the guide needs all of it. */
export const GLOSSARY: readonly Term[] = glossary;

/** The term an anchor refers to, by its name or an alternative spelling. */
export const findTerm = (anchor: string): Term | undefined =>
  GLOSSARY.find(({ term, aliases }) => [term, ...aliases].some((name) => termAnchor(name) === anchor));
