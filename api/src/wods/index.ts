export { DeletedWodsService } from './deleted-wods.service.js';
export { WodDto, WodEntryDto } from './dto/wod.dto.js';
export { WodInputDto } from './dto/wod-input.dto.js';
export { WodEntity } from './wod.entity.js';
export { entryRows, type NewWodRows, newWodRows, wodColumns, wodKey } from './wod.mapper.js';
export { WodEntryEntity } from './wod-entry.entity.js';
export { type WodImage, wodImages } from './wod-image.js';
export { WodWriter, type WrittenWod } from './wod-writer.js';
export { WodsModule } from './wods.module.js';
