import { type Wod, WOD_ENTRY_FIELDS, WOD_FIELDS, type WodEntry } from '@wod/domain';
import { EmbeddedExerciseDto } from '../../exercises/index.js';
import { answeredDto } from '../../platform/fields/answered-dto.js';

export class WodEntryDto extends answeredDto(WOD_ENTRY_FIELDS, { exercise: EmbeddedExerciseDto }) implements WodEntry {}

export class WodDto extends answeredDto(WOD_FIELDS, { exercises: WodEntryDto }) implements Wod {}
