export { DayEntity } from './day.entity.js';
export { DaysModule } from './days.module.js';
