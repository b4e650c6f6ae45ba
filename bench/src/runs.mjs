// Several runs of the benchmark as one, and one against another.
import { distance, isReached, short, valueText } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure @typedef {import('./figures.mjs').Report} Report @typedef {ReturnType<typeof import('./figures.mjs').machine>} Machine */

/**
 * What docs/performance.json keeps of a benchmark.
 * @typedef {object} Kept
 * @property {string} date of the last run
 * @property {number} runs
 * @property {Machine} machine
 * @property {Report[]} reports
 */

/**
 * Each part as its worst run had it, figure by figure, with the spread over all runs.
 * @param {Report[][]} runs of the same parts
 * @returns {Report[]}
 */
export function worstOf(runs) {
  const [first = []] = runs;
  return first.map((report, part) => {
    const measured = runs.flatMap((run) => run[part] ?? []).filter(({ leftOut }) => leftOut === undefined);
    const figures = (measured[0]?.figures ?? []).map(({ what }) =>
      worst(measured.flatMap((one) => one.figures.filter((figure) => figure.what === what))),
    );
    return measured.length > 0 ? { ...report, leftOut: undefined, figures } : report;
  });
}

/**
 * @param {Figure[]} figures of the same thing, one for each run
 * @returns {Figure}
 * @throws Error when they have different units, so two things the same name
 */
function worst(figures) {
  const units = new Set(figures.map(({ unit }) => unit));
  if (units.size > 1) throw new Error(`Two things are called "${figures[0]?.what}".`);
  const values = figures.map(({ value }) => value);
  const [last, ...others] = figures.toSorted((a, b) => distance(b) - distance(a));
  if (!last) throw new Error('Nothing was measured.');
  return others.length === 0 ? last : { ...last, low: Math.min(...values), high: Math.max(...values) };
}

/**
 * What got worse than in a kept benchmark by more than its spread, a sentence each. Of another machine only what travels is compared: ratios,
 * bytes and counts.
 * @param {Report[]} reports @param {Machine} machine @param {Kept} kept
 */
export function worse(reports, machine, kept) {
  const isSame = machine.cpu === kept.machine.cpu && machine.node === kept.machine.node;
  const before = new Map(kept.reports.flatMap(({ part, figures }) => figures.map((figure) => [`${part}: ${figure.what}`, figure])));
  return reports.flatMap(({ part, figures }) =>
    figures.flatMap((figure) => {
      const name = `${part}: ${figure.what}`;
      const old = before.get(name);
      if (!old || isReached(figure) === undefined || !(isSame || ['×', 'kB', '', 'of 100'].includes(figure.unit))) return [];
      const lost = distance({ ...figure, atLeast: old.atLeast, atMost: old.atMost }) - distance(old);
      return lost > spread(old) ? [`${name} is ${valueText(figure)}; it was ${valueText(old)}`] : [];
    }),
  );
}

/** @param {Figure} figure */
const spread = ({ value, low = value, high = value }) => Number(short(high - low)) || 0;
