import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AnswerCache } from './answer-cache.js';
import { AnswerKeys } from './answer-keys.js';

@Module({ imports: [DiscoveryModule], providers: [AnswerCache, AnswerKeys] })
export class AnswersModule {}
