export { FieldChangeDto } from './dto/field-change.dto.js';
export { RevisionEntity } from './revision.entity.js';
export { RevisionsModule } from './revisions.module.js';
export { type By, type Change, leaveSteps, Revisions } from './revisions.js';
export { imageOf, type RowImage, rowOf } from './row-image.js';
export { StepEntity } from './step.entity.js';
