export { EmbeddedExerciseDto, ExerciseDto } from './dto/exercise.dto.js';
export { ExerciseInputDto } from './dto/exercise-input.dto.js';
export { ExerciseEntity } from './exercise.entity.js';
export { exerciseColumns, exerciseKey, newExerciseRow } from './exercise.mapper.js';
export { ExerciseWriter, type ExerciseValues } from './exercise-writer.js';
