import { USUAL_SCORE, type WodScore, type WodType } from './wod-type.js';

/** What counts as the result of a WOD: what it says, or else what its type is usually scored by. */
export const scoreOf = ({ score, type }: { score?: WodScore; type: WodType }): WodScore => score ?? USUAL_SCORE[type];
