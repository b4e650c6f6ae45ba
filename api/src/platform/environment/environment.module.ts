import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Environment } from './environment.js';

/** Provides the validated environment. */
@Global()
@Module({})
export class EnvironmentModule {
  static of(environment: Environment): DynamicModule {
    return { module: EnvironmentModule, providers: [{ provide: Environment, useValue: environment }], exports: [Environment] };
  }
}
