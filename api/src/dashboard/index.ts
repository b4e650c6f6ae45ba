export { DismissedFindingEntity } from './dismissed-finding.entity.js';
export { GoneVideoEntity } from './gone-video.entity.js';
