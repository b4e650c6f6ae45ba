import { EQUIPMENT } from '../exercise/equipment.js';
import type { Equipment } from '../exercise/equipment.js';
import { kitItemPiece } from '../exercise/needs.js';
import type { Need } from '../exercise/needs.js';
import { WOD_TYPES, WOD_TYPE_LABEL } from '../wod/wod-type.js';
import type { WodType } from '../wod/wod-type.js';
import { classCandidates } from './class-rules.js';
import type { ClassCriteria } from './class-rules.js';

/** One change that lets WODs fit, and how many: another piece of equipment, more minutes, or a type or a need no longer excluded. */
export type NearFit = { count: number } & (
  | { equipment: Exclude<Equipment, 'BODYWEIGHT'> }
  | { minutes: number }
  | { type: WodType }
  | { need: Need }
);

const MORE_MINUTES = [5, 10, 15, 20, 30, 45, 60];
const PIECES = 3;

/** What would help where nothing fits, the most helpful equipment and the shortest time first; empty where no single change does. */
export function nearFits(criteria: ClassCriteria): NearFit[] {
  const { equipment, excludedTypes, excludedNeeds = [], totalMinutes } = criteria;
  const count = (change: Partial<ClassCriteria>) => classCandidates({ ...criteria, ...change }).length;
  const helps = ({ count: found }: NearFit) => found > 0;
  const missing = equipment.length === 0 ? [] : EQUIPMENT.filter((one) => one !== 'BODYWEIGHT').filter((one) => !equipment.includes(one));
  const pieces = missing.map((one) => ({ count: count({ equipment: [...equipment, one] }), equipment: one }));
  const longer = MORE_MINUTES.map((minutes) => ({ count: count({ totalMinutes: totalMinutes + minutes }), minutes }));
  const types = WOD_TYPES.filter((type) => excludedTypes.includes(type)).map((type) => ({
    count: count({ excludedTypes: excludedTypes.filter((one) => one !== type) }),
    type,
  }));
  const needs = excludedNeeds.map((need) => ({ count: count({ excludedNeeds: excludedNeeds.filter((one) => one !== need) }), need }));
  return [
    ...pieces
      .filter(helps)
      .sort((a, b) => b.count - a.count)
      .slice(0, PIECES),
    ...longer.filter(helps).slice(0, 1),
    ...types.filter(helps),
    ...needs.filter(helps),
  ];
}

/** "4 fit with a box", "1 fits with 5 more minutes", "9 fit with AMRAP" */
export function nearFitText(fit: NearFit): string {
  return `${fit.count} ${fit.count === 1 ? 'fits' : 'fit'} with ${whatOf(fit)}`;
}

function whatOf(fit: NearFit): string {
  if ('minutes' in fit) return `${fit.minutes} more minutes`;
  return 'type' in fit ? WOD_TYPE_LABEL[fit.type] : kitItemPiece('need' in fit ? fit.need : fit.equipment);
}
