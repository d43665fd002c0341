import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { footballSourceIds } from '@touchline/domain';
import * as z from 'zod';
import { aiProviders } from './adapters/ai-model/index.ts';
import type { ClipSettings } from './adapters/clip-store/index.ts';
import type { HostedSettings } from './adapters/hosted-auth/index.ts';
import { footballKeySettings, type FootballSettings } from './adapters/football/index.ts';
import type { SignUpPolicy } from './features/auth/index.ts';
import type { CoachModelSettings } from './features/coach/index.ts';
import type { MailSettings } from './adapters/mail/index.ts';
import type { SecondOpinionSettings } from './adapters/second-opinion/index.ts';
import { suggestSetting } from './suggest-setting.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a number from 0 to 65535');

const count = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const notBlank = z.string().regex(/\S/, 'must not be empty');

const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address such as ${example}` });

/** Nothing but scheme, host and port: neither we nor a hosted project are served from a folder. */
const origin = (example: string) =>
  url(/^https?$/, example)
    .refine((text) => URL.canParse(text) && `${new URL(text).origin}/` === new URL(text).href, {
      error: `must be an address such as ${example}`,
    })
    .transform((text) => new URL(text).origin);

const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: 'must be a list of addresses, such as 127.0.0.1,10.0.0.0/8',
      }),
    ),
  );

/** Spec 000 §5 has its shape. */
const anonKey = z
  .string()
  .regex(/^eyJ[\w.-]{98,}$/, "must be the project's public key: over 100 characters that begin with eyJ")
  .refine((key) => roleOf(key) !== 'service_role', {
    error: "must be the project's public key: this one may do anything, keep it secret",
  });

const ADDRESS = String.raw`[^\s\p{C}<>"@,;:]+@[^\s\p{C}<>"@,;:]+`;
const NAME = String.raw`[^\p{C}<>"@,;:()[\]\\]+`;

/** An address, or a name on one line and the address in angle brackets. */
const sender = z.string().regex(new RegExp(`^(?:${ADDRESS}|${NAME} <${ADDRESS}>)$`, 'u'), {
  error: 'must be an address such as Touchline <no-reply@touchline.example>',
});

/** Names of sources, in the order in which they are asked. */
const sources = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean))
  .pipe(
    z
      .array(z.enum(footballSourceIds, { error: `must be a list of ${footballSourceIds.join(', ')}` }))
      .refine((names) => new Set(names).size === names.length, { error: 'must name each source once' }),
  );

/** Settings that hold text where they are set. */
function optionalEach<Setting extends string>(settings: readonly Setting[]) {
  return Object.fromEntries(settings.map((setting) => [setting, notBlank.optional()])) as {
    [name in Setting]: z.ZodOptional<typeof notBlank>;
  };
}

/** An address of mail or of a page, as the URI that RFC 9116 wants. */
const contact = z
  .string()
  .refine(
    (text) => z.email().safeParse(text.replace(/^mailto:/, '')).success || (/^https:\/\/[\x21-\x7e]+$/.test(text) && URL.canParse(text)),
    'must be an address of mail, or of a page that begins with https://',
  )
  .transform((text) => (text.includes(':') ? text : `mailto:${text}`));

/** Every setting of the server: environment name, what it takes, and its default. */
const Settings = z.object({
  PORT: port.default(3000),
  HOST: notBlank.default('127.0.0.1'),
  TRUSTED_PROXIES: addresses.default([]),
  DATA_DIR: notBlank.default('./data'),
  PUBLIC_URL: origin('https://touchline.example').optional(),
  HSTS_SUBDOMAINS: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  SUPABASE_URL: origin('https://project.supabase.co').optional(),
  SUPABASE_ANON_KEY: anonKey.optional(),
  SIGN_UP: z.enum(['open', 'invite', 'closed'], { error: 'must be open, invite or closed' }).optional(),
  MAX_ACCOUNTS: count.optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: sender.optional(),
  FOOTBALL_SOURCES: sources.default([...footballSourceIds]),
  ...optionalEach(footballKeySettings),
  SCOREBAT_TOKEN: notBlank.optional(),
  AI_PROVIDER: z.enum(aiProviders, { error: `must be ${aiProviders.slice(0, -1).join(', ')} or ${aiProviders.at(-1)}` }).optional(),
  AI_MODEL: notBlank.optional(),
  AI_API_KEY: notBlank.optional(),
  AI_BASE_URL: url(/^https?$/, 'https://ai.example/v1').optional(),
  AI_CALLS_PER_PLAYER: count.default(30),
  AI_CALLS_PER_DAY: count.default(1000),
  AI_PICTURES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  S3_ENDPOINT: origin('https://s3.example').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket: 3 to 63 small letters, digits, hyphens and dots')
    .optional(),
  S3_REGION: z.string().regex(/^[\w-]{1,40}$/, 'must be the name of a region, such as eu-central-1').optional(),
  S3_ACCESS_KEY_ID: notBlank.optional(),
  S3_SECRET_ACCESS_KEY: notBlank.optional(),
  CLIPS_SHARED: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  METRICS_TOKEN: z.string().regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits and signs, without blanks').optional(),
  SECURITY_CONTACT: contact.optional(),
  OPERATOR_NAME: z.string().regex(/^(?=.*\S)[^\p{C}]{1,80}$/u, 'must be a name on one line, of 80 characters at most').optional(),
  OPERATOR_CONTACT: contact.optional(),
  SLOW_QUERY_MS: count.default(500),
  MAX_CONNECTIONS: count.refine((connections) => connections >= 10 && connections <= 100_000, 'must be from 10 to 100000').optional(),
  DRAIN_SECONDS: count.refine((seconds) => seconds <= 60, 'must be at most 60').default(0),
  BACKUP_DIR: notBlank.optional(),
  BACKUP_EVERY: count.default(0),
  BACKUP_S3: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  BACKUP_COUNT: count.refine((archives) => archives >= 1, 'must be at least 1: the newest archive always stays').default(14),
  BACKUP_DAYS: count.refine((days) => days >= 1 && days <= 36_500, 'must be from 1 to 36500').default(60),
  ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  ENVIRONMENT: z.string().max(40, 'must be at most 40 characters').default('production'),
});

type Name = keyof typeof Settings.shape;

const names = Object.keys(Settings.shape) as Name[];

/** The settings that are flags as well. */
const flagOf: Partial<Record<Name, string>> = { PORT: '--port', DATA_DIR: '--data' };

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly string[];
  /** Absolute. */
  readonly dataDir: string;
  /** Without a slash at the end; undefined means the address that a request came to. */
  readonly publicUrl: string | undefined;
  /** Whether browsers are told to reach every subdomain of ours by https as well. */
  readonly hstsSubdomains: boolean;
  /** Undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly mail: MailSettings;
  /** Where clips of analyses are kept. */
  readonly clips: ClipSettings;
  /** A hosted project that keeps the accounts; undefined means that we do. */
  readonly hosted: HostedSettings | undefined;
  /** Who may make an account of our own. */
  readonly signUps: SignUpPolicy;
  readonly football: FootballSettings;
  /** An AI outside that may answer the coach's questions; undefined means the built-in coach alone. */
  readonly coachModel: CoachModelSettings | undefined;
  /** The same AI, as far as it may look at analyses; undefined means that nobody gives a second opinion. */
  readonly secondOpinion: SecondOpinionSettings | undefined;
  /** Where backups are written, and what is kept there. */
  readonly backups: {
    /** Absolute. */
    readonly folder: string;
    readonly count: number;
    readonly days: number;
    /** Hours from one that the server writes to the next; 0 writes none. */
    readonly every: number;
    /** Whether each is copied to the bucket of the clips too. */
    readonly toBucket: boolean;
  };
  /** Who has it may read the metrics; undefined means whoever is on this machine. */
  readonly metricsToken: string | undefined;
  /** Where weaknesses are told, as a URI: `/.well-known/security.txt` names it; undefined means that there is none. */
  readonly securityContact: string | undefined;
  /** Who runs this server, as the page for parents says it; the contact is a URI. null where it is not told. */
  readonly operator: { readonly name: string | null; readonly contact: string | null };
  /** A statement that takes longer is logged (milliseconds); 0 logs none. */
  readonly slowQueryMs: number;
  /** Connections at once; undefined means as many as the memory allows. */
  readonly maxConnections: number | undefined;
  /** How long a stop serves on while it says that it is not ready, for a proxy to notice. */
  readonly drainSeconds: number;
  readonly role: 'all' | 'web' | 'worker';
  readonly logLevel: string;
  readonly environment: string;
};

/** Settings that cannot be used: one line for each, fit to be printed. */
export class BadSettings extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'BadSettings';
  }
}

/**
 * Reads the settings from the environment and the command line, where flags win. Relative folders are taken
 * from `workingDir`. Throws `BadSettings` with one line for each unknown or unusable value, and for each variable
 * that is set under a name which is nearly ours: the start would go on without what was meant.
 */
export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[], workingDir: string): Settings {
  const flags = readFlags(args);
  const given: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = flags[name] ?? env[name];
    // An empty variable is how a shell or a compose file says "not set".
    if (value !== undefined && value !== '') given[name] = value;
  }
  const misspelt = Object.keys(env).flatMap((name) => {
    const meant = env[name] === '' ? null : suggestSetting(name, names);
    return meant === null || meant in given ? [] : [`${name} is not a setting: is ${meant} meant?`];
  });
  const settings = Settings.safeParse(given);
  if (!settings.success || misspelt.length > 0) {
    const bad = settings.error?.issues.map((issue) => {
      const name = issue.path[0] as Name;
      const called = name in flags ? flagOf[name] : undefined;
      return `${called ?? name} ${issue.message} (it is ${shown(name, given[name])})`;
    });
    throw new BadSettings([...new Set(bad), ...misspelt]);
  }
  const value = settings.data;
  const dataDir = resolve(workingDir, value.DATA_DIR);
  if (value.ROLE !== 'all' && value.DATABASE_URL === undefined) {
    throw new BadSettings([`ROLE ${value.ROLE} needs DATABASE_URL: only one process can own the embedded database`]);
  }
  if (value.BACKUP_S3 && value.S3_ENDPOINT === undefined) throw new BadSettings(['BACKUP_S3 needs S3_ENDPOINT: the bucket that archives are copied to']);
  const coachModel = coachModelOf(value);
  return {
    port: value.PORT,
    host: value.HOST,
    trustedProxies: value.TRUSTED_PROXIES,
    dataDir,
    publicUrl: value.PUBLIC_URL,
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    databaseUrl: value.DATABASE_URL,
    mail: mailOf(value, dataDir),
    clips: clipsOf(value, dataDir),
    hosted: hostedOf(value),
    signUps: signUpsOf(value),
    football: {
      sources: value.FOOTBALL_SOURCES,
      keys: Object.fromEntries(footballKeySettings.map((name) => [name, value[name]])),
      scoreBatToken: value.SCOREBAT_TOKEN,
    },
    coachModel,
    secondOpinion: coachModel && { ...coachModel, pictures: value.AI_PICTURES === 'on' },
    backups: {
      folder: value.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(workingDir, value.BACKUP_DIR),
      count: value.BACKUP_COUNT,
      days: value.BACKUP_DAYS,
      every: value.BACKUP_EVERY,
      toBucket: value.BACKUP_S3,
    },
    metricsToken: value.METRICS_TOKEN,
    securityContact: value.SECURITY_CONTACT,
    operator: { name: value.OPERATOR_NAME?.trim() ?? null, contact: value.OPERATOR_CONTACT ?? null },
    slowQueryMs: value.SLOW_QUERY_MS,
    maxConnections: value.MAX_CONNECTIONS,
    drainSeconds: value.DRAIN_SECONDS,
    role: value.ROLE,
    logLevel: value.LOG_LEVEL,
    environment: value.ENVIRONMENT,
  };
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof Settings>, dataDir: string): MailSettings {
  if (url !== undefined && from !== undefined) return { kind: 'smtp', url, from };
  if (url !== undefined) throw new BadSettings(['SMTP_URL needs MAIL_FROM: who the mails come from']);
  if (from !== undefined) throw new BadSettings(['MAIL_FROM needs SMTP_URL: the server that takes the mails']);
  return { kind: 'outbox', folder: join(dataDir, 'outbox') };
}

/** What a storage service needs; its region has a default that services with none take. */
const s3Settings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function clipsOf(value: z.output<typeof Settings>, dataDir: string): ClipSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    if (value.CLIPS_SHARED) throw new BadSettings(['CLIPS_SHARED is about a folder: with S3_ENDPOINT there is none']);
    if (value.PUBLIC_URL?.startsWith('https:') && endpoint.startsWith('http:')) {
      throw new BadSettings(['S3_ENDPOINT must begin with https: as PUBLIC_URL does, or no browser sends anything there']);
    }
    return { kind: 's3', endpoint, bucket, region: region ?? 'us-east-1', accessKeyId, secretAccessKey };
  }
  const given = [...s3Settings, 'S3_REGION' as const].find((name) => value[name] !== undefined);
  const missing = s3Settings.filter((name) => value[name] === undefined);
  if (given !== undefined) throw new BadSettings([`${given} needs ${missing.join(', ')}: all of a storage service or none`]);
  if (value.ROLE !== 'all' && !value.CLIPS_SHARED) {
    const remedy = 'set S3_ENDPOINT, or CLIPS_SHARED=true where all processes have the same DATA_DIR';
    throw new BadSettings([`ROLE ${value.ROLE} needs a place for clips that all processes reach: ${remedy}`]);
  }
  return { kind: 'disk', folder: join(dataDir, 'clips') };
}

function signUpsOf({ SUPABASE_URL: hosted, ...value }: z.output<typeof Settings>): SignUpPolicy {
  for (const name of ['SIGN_UP', 'MAX_ACCOUNTS'] as const) {
    if (hosted !== undefined && value[name] !== undefined) {
      throw new BadSettings([`${name} is about accounts that Touchline keeps: with SUPABASE_URL the project says who may join`]);
    }
  }
  return { who: value.SIGN_UP ?? 'open', maxAccounts: value.MAX_ACCOUNTS ?? null };
}

function hostedOf(value: z.output<typeof Settings>): HostedSettings | undefined {
  const { SUPABASE_URL: projectUrl, SUPABASE_ANON_KEY: projectKey } = value;
  if (projectUrl !== undefined && projectKey !== undefined) return { projectUrl, projectKey };
  if (projectUrl !== undefined) {
    throw new BadSettings(["SUPABASE_URL needs SUPABASE_ANON_KEY: the project's public key"]);
  }
  if (projectKey !== undefined) {
    throw new BadSettings(['SUPABASE_ANON_KEY needs SUPABASE_URL: the address of the project']);
  }
  return undefined;
}

function coachModelOf(value: z.output<typeof Settings>): CoachModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = value;
  if (provider === undefined) {
    const alone = Object.entries({ AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl, AI_PICTURES: value.AI_PICTURES === 'on' ? 'on' : undefined }).find(([, setting]) => setting !== undefined);
    if (alone !== undefined) throw new BadSettings([`${alone[0]} needs AI_PROVIDER: ${aiProviders.join(', ')}`]);
    return undefined;
  }
  if (model === undefined) throw new BadSettings(['AI_PROVIDER needs AI_MODEL: the name of the model that is asked']);
  if (provider === 'compatible' && baseUrl === undefined) {
    throw new BadSettings(['AI_PROVIDER compatible needs AI_BASE_URL: the address of the endpoint']);
  }
  if (provider !== 'compatible' && apiKey === undefined) throw new BadSettings([`AI_PROVIDER ${provider} needs AI_API_KEY`]);
  return { provider, model, apiKey, baseUrl, perPlayer: value.AI_CALLS_PER_PLAYER, inAll: value.AI_CALLS_PER_DAY };
}

/** What a key says it may do; undefined when it is no token that can be read. */
function roleOf(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}

function readFlags(args: readonly string[]): Partial<Record<Name, string>> {
  const { port, data } = parsed(args);
  const flags: Partial<Record<Name, string>> = {};
  for (const [name, value] of [['PORT', port], ['DATA_DIR', data]] as const) {
    if (value === '') throw new BadSettings([`${flagOf[name]} must not be empty.`]);
    if (value !== undefined) flags[name] = value;
  }
  return flags;
}

function parsed(args: readonly string[]): { port?: string | undefined; data?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' }, data: { type: 'string' } } }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BadSettings([`${error.message.split('. ')[0]}. The flags are --port NUMBER and --data FOLDER.`]);
  }
}

/** On one line. A bad address may still hold a password, and a wrong key be a secret one, so they are not printed. */
function shown(name: Name, value: string | undefined): string {
  return /_(URL|KEY|KEY_ID|TOKEN|ENDPOINT)$/.test(name) ? '"…"' : JSON.stringify(value);
}
