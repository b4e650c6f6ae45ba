import { Module } from '@nestjs/common';
import { WodsController } from './wods.controller.js';
import { WodsService } from './wods.service.js';

@Module({ controllers: [WodsController], providers: [WodsService] })
export class WodsModule {}
