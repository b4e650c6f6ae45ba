import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { CUSTOM_ROUTE_ARGS_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { remembered } from '@wod/serving';
import { API_PREFIX } from '../http/api-prefix.js';
import { PUBLIC_ROUTE } from './public-content.decorator.js';

/** Longer URLs are answered, but the answers are not kept: nobody asks for them twice. */
const MAX_URL_LENGTH = 512;

/** What a route may read of a request if equal requests get equal answers: its query, its path, and the address charged for the work. */
const ALLOWED: readonly string[] = [RouteParamtypes.QUERY, RouteParamtypes.PARAM, RouteParamtypes.IP, RouteParamtypes.RESPONSE].map(String);

/**
 * One key for every way of writing the same question: the path and the parameters that the route reads, sorted. They come from the
 * DTO of its query, since the validation drops all others; so no parameter can be forgotten here.
 */
@Injectable()
export class AnswerKeys implements OnModuleInit {
  /** The parameters of each route, by its path with path parameters as empty segments: `/api/wods/`, `/api/wods//similar`. */
  private readonly parameters = new Map<string, ReadonlySet<string>>();

  /**
   * The key of a URL. What most visitors ask for is asked in the same words.
   * @returns undefined for a URL whose answer is not kept
   */
  readonly of = remembered((url) => this.keyOf(url), { texts: 1000, length: MAX_URL_LENGTH });

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws Error for a route whose answer depends on more than its URL */
  onModuleInit(): void {
    for (const { metatype: controller } of this.discovery.getControllers()) {
      if (!controller) continue;
      for (const name of this.scanner.getAllMethodNames(controller.prototype as object)) this.addRoute(controller as Type, name);
    }
  }

  private keyOf(url: string): string | undefined {
    if (url.length > MAX_URL_LENGTH) return undefined;
    const start = url.indexOf('?');
    const path = start < 0 ? url : url.slice(0, start);
    // No id contains a character that needs escaping, so this is an unusual spelling of an address.
    const parameters = path.includes('%') ? undefined : this.parametersOf(path);
    if (!parameters || start < 0 || parameters.size === 0) return parameters && path;
    const query = new URLSearchParams(url.slice(start + 1));
    for (const name of [...query.keys()]) if (!parameters.has(name)) query.delete(name);
    query.sort();
    return query.size === 0 ? path : `${path}?${query.toString()}`;
  }

  /**
   * Whether the key of a URL has all of its parameters. Others, of which there is no end, don't change the answer, so a CDN should not
   * keep it once for each.
   */
  coverAll(url: string): boolean {
    const start = url.indexOf('?');
    if (start < 0) return true;
    const parameters = this.parametersOf(url.slice(0, start));
    return [...new URLSearchParams(url.slice(start + 1)).keys()].every((name) => parameters?.has(name));
  }

  private parametersOf(path: string): ReadonlySet<string> | undefined {
    const last = path.lastIndexOf('/');
    const inner = path.slice(0, path.lastIndexOf('/', last - 1) + 1) + path.slice(last);
    return this.parameters.get(path) ?? this.parameters.get(path.slice(0, last + 1)) ?? this.parameters.get(inner);
  }

  private addRoute(controller: Type, name: string): void {
    const handler = (controller.prototype as Record<string, object>)[name] as object;
    if (!Reflect.hasMetadata(PUBLIC_ROUTE, handler)) return;
    const path = [API_PREFIX, ...[controller, handler].map((part) => String(Reflect.getMetadata(PATH_METADATA, part)))]
      .flatMap((part) => part.split('/'))
      .filter(Boolean);
    const steps = path.map((step, index) => (step.startsWith(':') && index >= path.length - 2 ? '' : step));
    const template = `/${steps.join('/')}`;
    if (template.includes(':') || template.endsWith('//')) {
      throw new Error(`The answers of ${path.join('/')} can't be kept: only its last step, or the one before it, may be a parameter.`);
    }
    this.parameters.set(template, new Set(this.queryOf(controller, name, path.join('/'))));
  }

  private queryOf(controller: Type, name: string, route: string): string[] {
    const taken = Object.entries(
      (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, { index: number; data?: unknown }>,
    );
    const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) ?? []) as Type[];
    return taken.flatMap(([key, { index, data }]) => {
      const [kind = ''] = key.split(':');
      const isQuery = kind === String(RouteParamtypes.QUERY);
      if (key.includes(CUSTOM_ROUTE_ARGS_METADATA) || !ALLOWED.includes(kind) || (isQuery && data !== undefined)) {
        throw new Error(
          `The answers of ${route} are kept for everybody, so it may take nothing of a request but a DTO of its query, its path and the address.`,
        );
      }
      return isQuery ? propertiesOf(types[index]) : [];
    });
  }
}

/** What the validation lets through: properties without a rule are dropped. */
function propertiesOf(dto: Type | undefined): string[] {
  if (!dto) return [];
  return [
    ...new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(dto, '', false, false)
        .map(({ propertyName }) => propertyName),
    ),
  ];
}
