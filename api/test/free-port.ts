export { freePort } from '@wod/testing/ports';
