// What a first view doesn't need, as it has its data in the document.
export { createApiClient } from '@wod/api-client';
export { clockLoader, wodWallLoader } from './clock/clock-loaders';
export { exerciseLoader } from './exercises/exercise-loader';
export { homeLoader } from './home/home-loader';
export { todayLoader } from './today/today-loader';
export { todayWallLoader } from './today/today-wall-loader';
export { wodDetailLoader } from './wods/detail/wod-detail-loader';
