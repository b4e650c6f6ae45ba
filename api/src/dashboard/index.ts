export { DismissedFindingEntity } from './dismissed-finding.entity.js';
