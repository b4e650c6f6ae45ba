// What no first view needs: it has its data in the document, and what is written on its boards and cards in the HTML.
export { createApiClient } from '@wod/api-client';
export { WodCardText } from '@wod/ui';
export { clockLoader } from './clock/clock-loader';
export { exerciseLoader } from './exercises/exercise-loader';
export { EarlierDays } from './home/earlier-days';
export { homeLoader } from './home/home-loader';
export { TodayBoard } from './shared/days/today-board';
export { todayLoader } from './today/today-loader';
export { ExampleBoard } from './wod-types/example-board';
export { BoardText } from './wods/detail/board-text';
export { BoardWords } from './wods/detail/board-words';
export { EntryBlocks } from './wods/detail/entry-blocks';
export { metaDescription } from './wods/detail/meta-description';
export { TimePanel } from './wods/detail/time-panel';
export { wodDetailLoader } from './wods/detail/wod-detail-loader';
export { ListPages } from './wods/list/list-pages';
export { NoCards } from './wods/list/no-cards';
