import { statSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '@parade/db';
import { z } from 'zod';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '../../contract/upload-limits.ts';
import { ENGLISH, FRENCH, type Words } from './env-words.ts';
import { isPrivateHost } from './private-hosts.ts';

/** What is appended to it begins with a path. */
const isOrigin = (text: string) =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

const isFolder = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** An address that a list is fetched from, by the name that is told of it: what it holds may be secret. */
interface NamedAddress {
  name: string;
  url: URL;
}

function namedAddress(text: string): NamedAddress | null {
  const [, name, address] = /^([a-z0-9][a-z0-9-]{0,39})=(https:\/\/.+)$/.exec(text) ?? [];
  return name && address && URL.canParse(address) ? { name, url: new URL(address) } : null;
}

const isFetchable = (value: unknown): boolean => {
  const named = value as NamedAddress | null;
  return named !== null && named.url.username === '' && !isPrivateHost(named.url.hostname);
};

function variablesIn(words: Words) {
  const integer = (min: number, max: number) => {
    const error = words.integer(min, max);
    return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
  };
  /** An address of one of these schemes. */
  const address = (...schemes: readonly string[]) =>
    z
      .url({ protocol: new RegExp(`^(${schemes.join('|')})$`), error: words.address(schemes) })
      .optional();
  const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
    z.enum(values, { error: words.oneOf(values) });
  const uploadTypes = z
    .string()
    .default(UPLOAD_TYPES.join(','))
    .transform((text) => text.split(',').map((t) => t.trim()))
    .pipe(z.array(oneOf(UPLOAD_TYPES)).min(1));
  /** `Nom <adresse>` or an address alone; a line break cannot get in. */
  const sender = z
    .string()
    .regex(/^([^<>"\p{Cc}]{1,80} <[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/u, {
      error: words.sender,
    })
    .transform((text) => {
      const [, name = '', address = text] = /^(.*) <(.+)>$/.exec(text) ?? [];
      return { name, address };
    });
  /** `name=address`, parted by blanks. */
  const listAddresses = z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean).map(namedAddress))
    .pipe(z.array(z.custom<NamedAddress>(isFetchable, { error: words.lists })))
    .refine((all) => new Set(all.map((each) => each?.name)).size === all.length, {
      error: words.lists,
    });
  return z.object({
    PORT: integer(0, 65_535).default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATA_DIR: z.string().min(1).default('data'),
    PUBLIC_URL: z.string().refine(isOrigin, { error: words.origin }).optional(),
    TRUST_PROXY: integer(0, 10).default(0),
    DATABASE_URL: address('postgres', 'postgresql'),
    DOCUMENT_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, words.key)
      .optional(),
    UPLOAD_MAX_BYTES: integer(1024, 100 * 1024 * 1024).default(UPLOAD_MAX_BYTES),
    UPLOAD_TYPES: uploadTypes,
    UPLOAD_FREE_BYTES: integer(0, Number.MAX_SAFE_INTEGER).default(1_073_741_824),
    S3_ENDPOINT: address('http', 'https'),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: z.stringbool({ error: words.flag }).default(true),
    SMTP_URL: address('smtp', 'smtps'),
    MAIL_FROM: sender.optional(),
    MAIL_RATE: integer(1, 100_000).default(120),
    SITE_PUBLISH_HOOK: address('http', 'https'),
    LISTS_DIR: z.string().refine(isFolder, { error: words.folder }).optional(),
    LISTS_URLS: listAddresses,
    METRICS_PORT: integer(1, 65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https'),
    LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  });
}

type Variables = z.output<ReturnType<typeof variablesIn>>;

/** A store that speaks S3. */
export interface S3Store {
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/name` rather than `bucket.endpoint/name`. */
  forcePathStyle: boolean;
}

export interface Env {
  port: number;
  host: string;
  /** Absolute path of the folder that holds all state. */
  dataDir: string;
  /** Origin used in links; its scheme decides whether cookies are Secure. */
  publicUrl: URL;
  /** How many proxies in front write `X-Forwarded-For`; 0: none is believed. */
  trustProxy: number;
  databaseUrl: string | undefined;
  /** 64 hexadecimal digits; without it a key is made in the data folder. */
  documentKey: string | undefined;
  /** Without it files lie in the data folder. */
  s3: S3Store | undefined;
  uploadMaxBytes: number;
  uploadTypes: readonly string[];
  /** Uploads are refused while the folder of the files has less room than this, in bytes. */
  uploadFreeBytes: number;
  /** `smtp://` or `smtps://`; without it mails are files in the data folder. */
  smtpUrl: string | undefined;
  /** Whom mails come from; without it the contact of the site settings, under the brand's name. */
  mailFrom: { name: string; address: string } | undefined;
  /** How many mails leave a minute, of all processes together. */
  mailRate: number;
  /** Called in place of a build of our own: an outside host serves the site. */
  sitePublishHook: URL | undefined;
  /** The folder from which the team may take lists; without it they send each file. */
  listsDir: string | undefined;
  /** The addresses from which the team may have lists fetched; without any nothing is fetched. */
  listsUrls: readonly NamedAddress[];
  /** Where Prometheus reads; without it nothing is measured. */
  metrics: { port: number; host: string } | undefined;
  /** The collector that traces go to; without it there are none. */
  collector: URL | undefined;
  logLevel: string;
}

const wrong = (what: (words: Words) => string) =>
  new Refusal(`${ENGLISH.wrong}${what(ENGLISH)}`, `${FRENCH.wrong}${what(FRENCH)}`);

/** Reads the configuration. Throws one `Refusal` that names every wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable means the same as none: compose files and units leave them so.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = variablesIn(ENGLISH).safeParse(given);
  if (!result.success) {
    const wrongIn = (words: Words) => {
      const issues = variablesIn(words).safeParse(given).error?.issues ?? [];
      return issues.map((i) => words.named(i.path.join('.'), i.message)).join('; ');
    };
    throw wrong(wrongIn);
  }
  const v = result.data;
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: path.resolve(v.DATA_DIR),
    publicUrl: new URL(v.PUBLIC_URL ?? `http://localhost:${v.PORT}`),
    trustProxy: v.TRUST_PROXY,
    databaseUrl: v.DATABASE_URL,
    documentKey: v.DOCUMENT_KEY,
    s3: s3Of(v),
    uploadMaxBytes: v.UPLOAD_MAX_BYTES,
    uploadTypes: v.UPLOAD_TYPES,
    uploadFreeBytes: v.UPLOAD_FREE_BYTES,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    mailRate: v.MAIL_RATE,
    sitePublishHook: v.SITE_PUBLISH_HOOK === undefined ? undefined : new URL(v.SITE_PUBLISH_HOOK),
    listsDir: v.LISTS_DIR === undefined ? undefined : path.resolve(v.LISTS_DIR),
    listsUrls: v.LISTS_URLS,
    metrics: v.METRICS_PORT ? { port: v.METRICS_PORT, host: v.METRICS_HOST } : undefined,
    collector: v.OTEL_EXPORTER_OTLP_ENDPOINT ? new URL(v.OTEL_EXPORTER_OTLP_ENDPOINT) : undefined,
    logLevel: v.LOG_LEVEL,
  };
}

const S3_VARIABLES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** All of the store's variables or none, and with it the key that every process needs. */
function s3Of(v: Variables): S3Store | undefined {
  const missing = S3_VARIABLES.filter((name) => v[name] === undefined);
  if (missing.length === S3_VARIABLES.length) return undefined;
  if (missing.length > 0) {
    throw wrong((words) => words.named(missing.join(', '), words.wholeStore));
  }
  if (!v.DOCUMENT_KEY) throw wrong((words) => words.named('DOCUMENT_KEY', words.keyOfStore));
  return {
    endpoint: new URL(v.S3_ENDPOINT ?? ''),
    bucket: v.S3_BUCKET ?? '',
    region: v.S3_REGION ?? '',
    accessKeyId: v.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: v.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: v.S3_FORCE_PATH_STYLE,
  };
}
