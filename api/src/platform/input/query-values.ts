import { Transform } from 'class-transformer';

/** A value that no rule accepts, for a parameter that was repeated or isn't in the form its rule expects. */
const UNREADABLE = Number.NaN;

/** A whole number in plain digits; empty means absent. */
export const WholeNumberParam = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value === undefined ? undefined : UNREADABLE;
    const text = value.trim();
    if (text === '') return undefined;
    return /^\d{1,9}$/.test(text) ? Number(text) : UNREADABLE;
  });

/** Several values, comma-separated or repeated; none means absent. */
export const ListParam = () =>
  Transform(({ value }: { value: unknown }) => {
    const texts = [value].flat().flatMap((text) => (typeof text === 'string' ? text.split(',') : []));
    const values = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
    return values.length > 0 ? values : undefined;
  });

/** Trimmed text; empty means absent. */
export const TextParam = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value === undefined ? undefined : UNREADABLE;
    return value.trim() === '' ? undefined : value.trim();
  });

/** 1 or true, 0 or false; empty means absent. */
export const FlagParam = () =>
  Transform(({ value }: { value: unknown }) => {
    const flags: Readonly<Record<string, boolean | undefined>> = { 1: true, true: true, 0: false, false: false, '': undefined };
    return typeof value === 'string' && Object.hasOwn(flags, value) ? flags[value] : value;
  });
