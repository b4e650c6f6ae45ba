import { getMetadataArgsStorage } from 'typeorm';
import '../../src/app.module.js';
import type { Entities } from '../../src/platform/database/data-source.js';

/** The entities of all modules. */
export const EVERY_ENTITY = getMetadataArgsStorage().tables.map(({ target }) => target) as Entities;
