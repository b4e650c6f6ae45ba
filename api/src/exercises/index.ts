export { EmbeddedExerciseDto } from './dto/exercise.dto.js';
export { ExerciseEntity } from './exercise.entity.js';
export { exerciseKey, newExerciseRow } from './exercise.mapper.js';
