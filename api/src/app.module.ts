import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { BulkModule } from './bulk/bulk.module.js';
import { ChangeLogModule } from './change-log/change-log.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DaysModule } from './days/days.module.js';
import { ExercisesModule } from './exercises/exercises.module.js';
import { HealthModule } from './health/health.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { LibraryModule } from './library/library.module.js';
import { OembedModule } from './oembed/oembed.module.js';
import { AnswersModule } from './platform/answers/answers.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import type { Environment } from './platform/environment/environment.js';
import { EnvironmentModule } from './platform/environment/environment.module.js';
import { RunsModule } from './runs/runs.module.js';
import { SiteModule } from './site/site.module.js';
import { StepsModule } from './steps/steps.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';
import { TrainingSessionsModule } from './training-sessions/training-sessions.module.js';
import { TransfersModule } from './transfers/transfers.module.js';
import { WodsModule } from './wods/wods.module.js';

@Module({})
export class AppModule {
  static of(environment: Environment): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvironmentModule.of(environment),
        DatabaseModule,
        LibraryModule,
        AnswersModule,
        AuthModule,
        WodsModule,
        ExercisesModule,
        DaysModule,
        ImportsModule,
        TrainingSessionsModule,
        RunsModule,
        DashboardModule,
        ChangeLogModule,
        StepsModule,
        BulkModule,
        HousekeepingModule,
        HealthModule,
        SiteModule,
        SuggestionsModule,
        OembedModule,
        TransfersModule,
      ],
    };
  }
}
