import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { CONTENT_LICENCE, librarySchema } from '@wod/domain';
import { AppModule } from './app.module.js';
import { Environment } from './platform/environment/environment.js';
import { API_PREFIX } from './platform/http/api-prefix.js';

/** The description of every route, generated from the controllers. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('WOD Inspiration')
    .setDescription(
      'The library of workouts of the day. Ids are opaque, dates are ISO 8601 in UTC, loads are kg, absent values are left out. ' +
        `Any site may read what needs no sign-in. The content: ${CONTENT_LICENCE.toLowerCase()}.`,
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, config);
}

/** The contents of docs/openapi.json; no database is opened for it. */
export async function openapiFile(): Promise<string> {
  const app = await NestFactory.create(AppModule.of(new Environment()), new FastifyAdapter(), { preview: true, logger: false });
  app.setGlobalPrefix(API_PREFIX);
  return `${JSON.stringify(describeApi(app), null, 2)}\n`;
}

/** The contents of docs/wod-library-1.schema.json. */
export const schemaFile = (): string => `${JSON.stringify(librarySchema(), null, 2)}\n`;
