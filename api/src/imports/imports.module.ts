import { Module } from '@nestjs/common';
import { FirstStart } from './first-start.js';
import { ImportsService } from './imports.service.js';

@Module({ providers: [ImportsService, FirstStart] })
export class ImportsModule {}
