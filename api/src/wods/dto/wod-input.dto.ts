import { WOD_ENTRY_FIELDS, WOD_FIELDS, type WodEntryInput, type WodInput } from '@wod/domain';
import { sentDto } from '../../platform/fields/sent-dto.js';

/** One line of a WOD as it is sent. */
export class WodEntryInputDto extends sentDto(WOD_ENTRY_FIELDS, {}) implements WodEntryInput {}

/** The body of POST and PUT /wods. Parameters that don't apply to the type are dropped. */
export class WodInputDto extends sentDto(WOD_FIELDS, { exercises: WodEntryInputDto }) implements WodInput {}
