import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Environment } from './environment.js';

/** Hands the validated environment to whoever asks for it. */
@Global()
@Module({})
export class EnvironmentModule {
  static of(environment: Environment): DynamicModule {
    return { module: EnvironmentModule, providers: [{ provide: Environment, useValue: environment }], exports: [Environment] };
  }
}
