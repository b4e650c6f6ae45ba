import { Module } from '@nestjs/common';
import { OembedController } from './oembed.controller.js';

@Module({ controllers: [OembedController] })
export class OembedModule {}
