export { AllLevels } from './all-levels';
export { ShareButton } from './share-button';
export { ShareSection } from './share-section';
