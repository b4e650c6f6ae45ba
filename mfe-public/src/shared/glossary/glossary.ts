import glossary from './glossary.json';
import { termAnchor } from './term-anchor';

/** A term of the sport, with the other ways of writing it. */
export interface Term {
  term: string;
  aliases: string[];
  explanation: string;
}

/** Loaded lazily: no page but the guide needs all of it. */
export const GLOSSARY: readonly Term[] = glossary;

/** The term that an anchor stands for, by its name or by another way of writing it. */
export const findTerm = (anchor: string): Term | undefined =>
  GLOSSARY.find(({ term, aliases }) => [term, ...aliases].some((name) => termAnchor(name) === anchor));
