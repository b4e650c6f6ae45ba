import { KeptWodList } from '../shared/mine/kept-wod-list';
import { useStarred } from '../shared/mine/use-starred';

/** How many fit here. */
const MOST = 3;

export const StarredList = () => <KeptWodList wods={useStarred().slice(0, MOST)} />;
