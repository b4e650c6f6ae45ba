import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The description of every route, made from the controllers. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('WOD Inspiration')
    .setDescription('The library of workouts of the day. Ids are opaque strings, dates ISO 8601 in UTC, weights kg; absent values are left out.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, config);
}
