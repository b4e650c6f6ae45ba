import { Module } from '@nestjs/common';
import { SuggestionsController } from './suggestions.controller.js';

@Module({ controllers: [SuggestionsController] })
export class SuggestionsModule {}
