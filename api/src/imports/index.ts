export { SeedEntity } from './seed.entity.js';
