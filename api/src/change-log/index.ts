export { ChangeLogEntity } from './change-log.entity.js';
export { ChangeLogModule } from './change-log.module.js';
export { ChangeLog } from './change-log.js';
