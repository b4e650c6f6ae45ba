import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorBodyDto } from './error-body.dto.js';

const MEANING: Readonly<Record<number, string>> = {
  400: 'The input is not valid',
  401: 'Not signed in',
  403: 'It is not yours to change; the sentence says why',
  404: 'There is nothing with this id',
  409: 'It is not possible as things are now; the sentence says why',
  413: 'The request is too large',
  429: 'Too many attempts; Retry-After says when to try again',
  501: 'It is not answered in this form',
  503: 'The library is away for a moment',
};

/** Documents the failures of a route. */
export const ApiErrors = (...statuses: number[]) =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status, description: MEANING[status], type: ErrorBodyDto })));
