// It is in the first HTML only, so browsers don't load what makes it.
export { wodStructuredData as forServer } from './wod-structured-data';
