import { Module } from '@nestjs/common';
import { IdempotencyKeys } from './idempotency-keys.js';

@Module({ providers: [IdempotencyKeys], exports: [IdempotencyKeys] })
export class IdempotencyModule {}
