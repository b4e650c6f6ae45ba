export { newNamedExercise } from './named-exercise.js';
export { SeedEntity } from './seed.entity.js';
