import { Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.js';

@Module({ providers: [AnswerCache] })
export class AnswersModule {}
