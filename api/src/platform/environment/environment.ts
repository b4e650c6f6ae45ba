import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { API_LIMITS, type CdnTimes, LIMITS, SESSION_EDITING, type SessionEditing, type Site } from '@wod/domain';
import { isDatabaseAddress, isOrigin, isRedisAddress, isWebAddress } from './addresses.js';
import { type TrustedProxies, trustedProxies, trustsNobody } from './trusted-proxies.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const JWT_SECRET_MIN = 32;

/** What the operator configures and every page may show. */
export interface SiteInfo extends Site {
  readonly sessionEditing: SessionEditing;
}

/** Whether the platform knows a time zone by this name. An offset such as +02:00 isn't one: it has no summer. */
function isTimeZone(name: unknown): boolean {
  try {
    return typeof name === 'string' && /^[a-z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const must = (expected: string) => ({ message: `must be ${expected}` });
const IsAddress = (isOne: (text: string) => boolean, expected: string) =>
  ValidateBy({ name: 'address', validator: { validate: (value) => typeof value === 'string' && isOne(value) } }, must(expected));
/** Any other character in a password is fine as it is. */
const ESCAPED = 'in a password, write % as %25, # as %23, / as %2F and ? as %3F';
const isOwnPort = (value: unknown, args?: ValidationArguments): boolean => value !== (args?.object as Environment | undefined)?.port;
/** Such a name stands in a header of a page, in a line of the log or in a form of one line. */
const IsOneLine = () => Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, must('one line without control characters'));
const PORT = must('a whole number from 0 to 65535');
const METRICS_PORT = must('a whole number from 1 to 65535');
const CDN_SECONDS = must('a whole number from 1 to 86400');
const CDN_STALE_SECONDS = must('a whole number from 0 to 604800');

/** Everything set by the environment, validated. `VARIABLES` maps its fields to the names of the variables. */
export class Environment {
  /** 0 takes any free port. */
  @IsInt(PORT)
  @Min(0, PORT)
  @Max(65_535, PORT)
  readonly port: number = 3000;

  @IsString()
  @Matches(/^[^\s/]+$/, must('an address or a host name'))
  readonly host: string = '0.0.0.0';

  @IsString()
  readonly dataDir: string = './data';

  @IsOptional()
  @IsAddress(isDatabaseAddress, `an address such as mysql://user:password@host:3306/database, with nothing after it; ${ESCAPED}`)
  readonly databaseUrl?: string;

  /** Whether the start brings the tables up to date, or leaves that to migrate.js. */
  @IsIn(['on', 'off'], must('on or off'))
  readonly migrate: 'on' | 'off' = 'on';

  /** Where several processes share their counts and the clocks on several screens. Without it each has its own. */
  @IsOptional()
  @IsAddress(isRedisAddress, `an address such as redis://:password@host:6379; ${ESCAPED}`)
  readonly redisUrl?: string;

  /** The proxies trusted to state a visitor's address and a request's id. Without it none are. */
  @IsOptional()
  @ValidateBy(
    { name: 'trustProxy', validator: { validate: (value: string) => trustedProxies(value) !== undefined } },
    must('the number of proxies in front (1 to 9), or their addresses and networks such as 10.0.0.1, 172.16.0.0/12'),
  )
  readonly trustProxy?: string;

  /** The port of the Prometheus metrics. Without it there are none. */
  @IsOptional()
  @IsInt(METRICS_PORT)
  @Min(1, METRICS_PORT)
  @Max(65_535, METRICS_PORT)
  @ValidateBy({ name: 'ownPort', validator: { validate: isOwnPort } }, must('another port than PORT'))
  readonly metricsPort?: number;

  @IsOptional()
  @IsAddress(isOrigin, 'an origin such as https://wod.example.org, without a path')
  readonly siteOrigin?: string;

  @IsString()
  @MaxLength(LIMITS.nameMax, must(`at most ${LIMITS.nameMax} characters long`))
  @IsOneLine()
  readonly siteName: string = 'WOD Inspiration';

  @IsOptional()
  @IsString()
  readonly legalOperator?: string;

  @IsOptional()
  @IsString()
  readonly legalAddress?: string;

  @IsOptional()
  @IsString()
  readonly legalContact?: string;

  @IsOptional()
  @IsString()
  readonly legalPhone?: string;

  @IsOptional()
  @IsString()
  readonly legalRepresentedBy?: string;

  @IsOptional()
  @IsString()
  readonly legalRegister?: string;

  @IsOptional()
  @IsString()
  readonly legalVatId?: string;

  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, must('at most 64 letters, digits, dashes and underscores'))
  readonly legalTrackingId?: string;

  @IsString()
  @MaxLength(API_LIMITS.usernameMax, must(`at most ${API_LIMITS.usernameMax} characters long`))
  @IsOneLine()
  readonly adminUsername: string = 'admin';

  @IsOptional()
  @Length(LIMITS.passwordMin, LIMITS.passwordMax, must(`${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters long`))
  readonly adminPassword?: string;

  /** Required with MySQL: several replicas must share it. The embedded start keeps its own. */
  @ValidateIf((environment: Environment) => environment.jwtSecret !== undefined || environment.databaseUrl !== undefined)
  @MinLength(JWT_SECRET_MIN, must(`at least ${JWT_SECRET_MIN} characters long, and is required with DATABASE_URL`))
  readonly jwtSecret?: string;

  @IsOptional()
  @IsIn(['catalogue', 'none'], must('catalogue or none'))
  readonly seed?: 'catalogue' | 'none';

  @IsIn(SESSION_EDITING, must('owner, open or admin'))
  readonly sessionEditing: SessionEditing = 'owner';

  /** Where a day begins at midnight: the day of the day's workout. */
  @ValidateBy({ name: 'timeZone', validator: { validate: isTimeZone } }, must('a time zone such as Europe/Berlin or UTC'))
  readonly timeZone: string = 'Europe/Berlin';

  /** Whether visitors' devices keep pages for when they have no connection; `off` also removes what they have kept. */
  @IsIn(['on', 'off'], must('on or off'))
  readonly serviceWorker: 'on' | 'off' = 'on';

  /** For how long a CDN may keep what is the same for everybody. Without it, it has to ask each time. */
  @IsOptional()
  @IsInt(CDN_SECONDS)
  @Min(1, CDN_SECONDS)
  @Max(86_400, CDN_SECONDS)
  readonly cdnSeconds?: number;

  /** For how much longer it may do so while it asks again, or gets no answer; by default as long again. */
  @IsOptional()
  @IsInt(CDN_STALE_SECONDS)
  @Min(0, CDN_STALE_SECONDS)
  @Max(604_800, CDN_STALE_SECONDS)
  readonly cdnStaleSeconds?: number;

  /** Where a CDN is told to forget what has changed. */
  @IsOptional()
  @IsAddress(isWebAddress, 'an address such as https://api.fastly.com/service/ID/purge')
  readonly cdnPurgeUrl?: string;

  @IsOptional()
  @Matches(/^[\x21-\x7e]{1,512}$/, must('at most 512 characters without spaces'))
  readonly cdnPurgeKey?: string;

  @IsIn(LOG_LEVELS, must(`one of ${LOG_LEVELS.join(', ')}`))
  readonly logLevel: LogLevel = 'warn';

  /** Whether the database is the embedded file. */
  get embedded(): boolean {
    return this.databaseUrl === undefined;
  }

  /** Whether an empty library starts with the predefined catalogue. */
  get seedsCatalogue(): boolean {
    return (this.seed ?? (this.embedded ? 'catalogue' : 'none')) === 'catalogue';
  }

  /** The proxies of TRUST_PROXY. */
  get isTrusted(): TrustedProxies {
    return (this.trustProxy === undefined ? undefined : trustedProxies(this.trustProxy)) ?? trustsNobody;
  }

  /** How long a CDN may keep answers; undefined when it may not. */
  get cdn(): CdnTimes | undefined {
    const { cdnSeconds: seconds, cdnStaleSeconds: staleSeconds = seconds ?? 0 } = this;
    return seconds === undefined ? undefined : { seconds, staleSeconds };
  }

  get site(): SiteInfo {
    return {
      name: this.siteName,
      origin: this.siteOrigin ?? `http://localhost:${this.port}`,
      sessionEditing: this.sessionEditing,
      ...(this.serviceWorker === 'off' && { serviceWorker: this.serviceWorker }),
      legal: {
        operator: this.legalOperator,
        address: this.legalAddress,
        contact: this.legalContact,
        phone: this.legalPhone,
        representedBy: this.legalRepresentedBy,
        register: this.legalRegister,
        vatId: this.legalVatId,
        trackingId: this.legalTrackingId,
      },
    };
  }
}

/** The variable that fills each field. */
export const VARIABLES = {
  port: 'PORT',
  host: 'HOST',
  dataDir: 'DATA_DIR',
  databaseUrl: 'DATABASE_URL',
  migrate: 'MIGRATE',
  redisUrl: 'REDIS_URL',
  trustProxy: 'TRUST_PROXY',
  metricsPort: 'METRICS_PORT',
  siteOrigin: 'SITE_ORIGIN',
  siteName: 'SITE_NAME',
  legalOperator: 'LEGAL_OPERATOR',
  legalAddress: 'LEGAL_ADDRESS',
  legalContact: 'LEGAL_CONTACT',
  legalPhone: 'LEGAL_PHONE',
  legalRepresentedBy: 'LEGAL_REPRESENTED_BY',
  legalRegister: 'LEGAL_REGISTER',
  legalVatId: 'LEGAL_VAT_ID',
  legalTrackingId: 'LEGAL_TRACKING_ID',
  adminUsername: 'ADMIN_USERNAME',
  adminPassword: 'ADMIN_PASSWORD',
  jwtSecret: 'JWT_SECRET',
  seed: 'SEED',
  sessionEditing: 'SESSION_EDITING',
  timeZone: 'TIME_ZONE',
  serviceWorker: 'SERVICE_WORKER',
  cdnSeconds: 'CDN_SECONDS',
  cdnStaleSeconds: 'CDN_STALE_SECONDS',
  cdnPurgeUrl: 'CDN_PURGE_URL',
  cdnPurgeKey: 'CDN_PURGE_KEY',
  logLevel: 'LOG_LEVEL',
} as const satisfies Partial<Record<keyof Environment, string>>;

/** Their values never appear in a message. Each may come from a file: see secret-files.ts. */
export const SECRET_FIELDS: readonly (keyof typeof VARIABLES)[] = ['databaseUrl', 'redisUrl', 'adminPassword', 'jwtSecret', 'cdnPurgeKey'];
