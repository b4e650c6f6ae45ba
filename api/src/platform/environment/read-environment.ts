import 'reflect-metadata';
import { validateSync, type ValidationError } from 'class-validator';
import { Environment, SECRET_FIELDS, VARIABLES } from './environment.js';
import { withSecretFiles } from './secret-files.js';

/** The api can't start with this environment; the message says which variable is wrong and why. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and validates the environment. An empty variable counts as absent; a secret may come from a file.
 * @throws EnvironmentError that names each bad variable and what is expected of it
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const { source, problems } = withSecretFiles(variables);
  const environment = Object.assign(new Environment(), Object.fromEntries(valuesOf(source)));
  const errors = validateSync(environment, { stopAtFirstError: true });
  const lines = [...problems.map((problem) => `  ${problem}`), ...errors.map((error) => lineOf(error, source))];
  if (lines.length > 0) throw new EnvironmentError(['The environment has wrong values:', ...lines].join('\n'));
  return environment;
}

const NUMBERS: readonly string[] = ['port', 'metricsPort', 'cdnSeconds', 'cdnStaleSeconds'] satisfies (keyof typeof VARIABLES)[];

function valuesOf(source: NodeJS.ProcessEnv): [string, string | number][] {
  return Object.entries(VARIABLES).flatMap(([field, variable]): [string, string | number][] => {
    const text = source[variable]?.trim();
    if (!text) return [];
    if (NUMBERS.includes(field)) return [[field, /^\d+$/.test(text) ? Number(text) : text]];
    return [[field, field === 'siteOrigin' ? text.replace(/\/$/, '') : text]];
  });
}

function lineOf({ property, constraints }: ValidationError, source: NodeJS.ProcessEnv): string {
  const variable = VARIABLES[property as keyof typeof VARIABLES];
  const value = source[variable];
  const isSecret = SECRET_FIELDS.some((field) => field === property);
  const is = isSecret || !value ? '' : ` (it is ${JSON.stringify(value)})`;
  return `  ${variable} ${Object.values(constraints ?? {}).join(', ')}${is}`;
}
