import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { IdempotencyKeys } from './idempotency-keys.js';

@Module({ imports: [TypeOrmModule.forFeature([IdempotencyKeyEntity])], providers: [IdempotencyKeys], exports: [IdempotencyKeys] })
export class IdempotencyModule {}
