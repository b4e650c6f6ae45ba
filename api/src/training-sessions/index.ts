export { DeletedSessionsService } from './deleted-sessions.service.js';
export { SessionBlockEntity } from './session-block.entity.js';
export { SessionEntryEntity } from './session-entry.entity.js';
export { NetworkNames } from './session-networks.js';
export { TrainingSessionEntity } from './training-session.entity.js';
export { TrainingSessionsModule } from './training-sessions.module.js';
