import { availableParallelism, cpus, totalmem } from 'node:os';
import { median } from '@wod/testing/statistics';

/**
 * One line of the report.
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} value
 * @property {number} [low] the least of several runs
 * @property {number} [high] the most of several runs
 * @property {string} unit × for a ratio; kB and MB are decimal
 * @property {number} [atLeast] the goal
 * @property {number} [atMost] the goal
 * @property {string} [line] its line in the table of goals (performance-page.mjs)
 * @property {string} [note] what the figure is derived from
 *
 * @typedef {object} Report
 * @property {string} part
 * @property {string} title
 * @property {string} meaning how to read its figures
 * @property {Figure[]} figures
 * @property {string} [leftOut] why there are no figures
 */

/** @param {number} value @param {number} [digits] significant ones */
export const short = (value, digits = 3) =>
  Math.abs(value) >= 10 ** digits ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(digits)));

/** The medians of both. @param {readonly number[]} results @param {readonly number[]} references @param {string} unit */
export const pairText = (results, references, unit) => `${short(median(results))} against ${short(median(references))} ${unit}`;

/** @param {Figure} figure @returns {boolean | undefined} undefined without a goal */
export function isReached({ value, atLeast, atMost }) {
  if (atLeast !== undefined) return value >= atLeast;
  return atMost === undefined ? undefined : value <= atMost;
}

/** @param {Figure} figure @returns {string} empty without a goal */
export function goalText({ atLeast, atMost, unit }) {
  if (atLeast !== undefined) return `≥ ${short(atLeast)} ${unit}`.trim();
  return atMost === undefined ? '' : `≤ ${short(atMost)} ${unit}`.trim();
}

/** @param {Figure} figure @returns {string} with the spread of several runs */
export function valueText({ value, unit, low = value, high = value }) {
  const [least, most] = [short(low), short(high)];
  return `${short(value)} ${unit}`.trim() + (least === most ? '' : `, ${least} to ${most}`);
}

/** How far a figure is from its goal; more is worse, and so is more without a goal. @param {Figure} figure */
export const distance = ({ value, atLeast, atMost = 0 }) => (atLeast === undefined ? value - atMost : atLeast - value);

/** @param {Figure} figure @returns {string} a blank without a goal */
export function mark(figure) {
  const isMet = isReached(figure);
  return isMet === undefined ? ' ' : isMet ? '✓' : '✗';
}

/**
 * Lines with aligned columns.
 * @param {string[][]} rows @param {number[]} right which columns are aligned to the right
 */
export function textTable(rows, right) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    `  ${row.map((cell, column) => (right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
}

/** The report of a part for the console. @param {Report} report */
export function reportText({ part, title, figures, leftOut }) {
  const lines = [`\n${part}: ${title}`];
  if (leftOut !== undefined) lines.push(`  left out: ${leftOut}`);
  return [
    ...lines,
    ...textTable(
      figures.map((figure) => [mark(figure), figure.what, valueText(figure), goalText(figure), figure.note ?? '']),
      [2],
    ),
  ].join('\n');
}

/** What the figures were measured on. */
export function machine() {
  const memory = `${short(totalmem() / 1e9, 2)} GB`;
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
}
