import { resolve } from 'node:path';
import { z } from 'zod';

import { defaultSite, type Site, site } from '#contract/site.ts';
import { type ResearchModel, researchModels, researchModelsProblem } from './research-models.ts';
import { type S3Setting, storageUrl } from './storage-setting.ts';

/** The modes of a server: `demo` seeds sample data, `production` has neither samples nor test users. */
export const appModes = ['demo', 'development', 'staging', 'production'] as const;
export type AppMode = (typeof appModes)[number];

/** Modes for one's own computer, whose passwords and keys are public. */
function isTriedOut(mode: AppMode): boolean {
  return mode === 'demo' || mode === 'development';
}

/** Whether the team looks at the first listings of new accounts before they are published. */
const listingReviews = ['off', 'new-accounts'] as const;

/** Whether an admin's calls need an account with two-factor sign-in. */
const adminTwoFactors = ['required', 'optional'] as const;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An empty variable counts as not set, as in an .env file with unfilled lines. */
function optional<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

function wholeNumber<Fallback extends number | undefined>(min: number, max: number, fallback: Fallback) {
  const sentence = `must be a whole number between ${min} and ${max}`;
  return optional(
    z.string().regex(/^\d+$/, sentence).transform(Number).pipe(z.number().min(min, sentence).max(max, sentence)),
  ).transform((value) => value ?? fallback);
}

function hostName(fallback: string) {
  return optional(z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address')).transform(
    (value) => value ?? fallback,
  );
}

function url(protocols: RegExp, sentence: string) {
  return optional(z.url({ protocol: protocols, error: sentence }));
}

/** A setting written as JSON; `example` shows the format. */
function json(example: string) {
  return z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: `must be JSON such as ${example}` });
      return z.NEVER;
    }
  });
}

/** The value of a JSON text; `undefined` where it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether this host name or address leads to this computer. */
function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** The host of an address; '' for an invalid address, which another check reports. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Whether others can read traffic to this address: it uses http and leads to another computer. */
function isOpenOnTheWay(address: string): boolean {
  return address.startsWith('http:') && !isLoopback(hostOf(address));
}

/** The bytes of a key written as hex or base64, or `null` for fewer than 32 bytes and for anything else. */
export function secretKeyBytes(text: string): Buffer | null {
  const isHex = /^(?:[0-9a-f]{2})+$/i.test(text);
  if (!isHex && !/^[\w+/-]+={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, isHex ? 'hex' : 'base64');
  return bytes.length >= 32 ? bytes : null;
}

/** The place of a virus scanner; 3310 is clamd's own port. */
function hostAndPort({ hostname, port }: URL): { host: string; port: number } {
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 3310 : Number(port) };
}

function sameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

/** The models of Deep Research, from JSON. Whatever is wrong with them gets the same sentence, without the keys. */
const modelList = z.string().transform((text, context) => {
  const parsed = parsedJson(text);
  const models = researchModels.safeParse(parsed);
  if (models.success) return models.data;
  context.addIssue({ code: 'custom', message: researchModelsProblem });
  return z.NEVER;
});

const jsonLinks = json('[{"name":"LinkedIn","url":"https://…"}]').pipe(site.shape.socialLinks);
const jsonHours = json('[{"days":"Monday - Friday","hours":"9:00 AM - 5:00 PM"}]').pipe(site.shape.businessHours);

/** Addresses separated by commas, each parsed to its origin. */
const originList = z
  .string()
  .transform((text) => text.split(',').map((address) => URL.parse(address.trim())))
  .refine((urls) => urls.length <= 10 && urls.every((address) => address?.protocol === 'https:'), {
    message: 'must be at most 10 https addresses with commas between them',
  })
  .transform((urls) => urls.flatMap((address) => address?.origin ?? []));

const variables = z
  .object({
    PORT: wholeNumber(0, 65535, 4000),
    HOST: hostName('127.0.0.1'),
    SHARED_PORT: optional(z.enum(['0', '1'], 'must be 1, or unset')),
    DATA_DIR: optional(z.string()).transform((value) => resolve(value ?? './data')),
    DATABASE_URL: url(/^postgres(ql)?$/, 'must be a postgres:// address, or unset for SQLite'),
    PUBLIC_URL: url(/^https?$/, 'must be the http(s) address people open, such as https://cardi.example'),
    APP_MODE: optional(z.enum(appModes, `must be one of ${appModes.join(', ')}`)).transform((value) => value ?? 'demo'),
    METRICS_PORT: wholeNumber(0, 65535, undefined),
    METRICS_HOST: hostName('127.0.0.1'),
    SMTP_URL: url(/^smtps?$/, 'must be an smtp:// or smtps:// address'),
    SMTP_CONNECTIONS: wholeNumber(1, 50, 5),
    LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)).transform(
      (value) => value ?? 'info',
    ),
    RATE_LIMIT_FACTOR: optional(
      z.coerce.number('must be a number above 0').positive('must be a number above 0'),
    ).transform((value) => value ?? 1),
    HUMAN_CHECK_SECONDS: wholeNumber(0, 60, 3),
    TRUST_PROXY: wholeNumber(0, 10, 0),
    DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 600, 5),
    DRAIN_SECONDS: wholeNumber(0, 300, undefined),
    ALLOW_PUBLIC_DEMO: optional(z.enum(['0', '1'], 'must be 1, or unset')),
    TEST_USERS_PASSWORD: optional(z.string().min(8, 'must have 8 characters or more')),
    SECRET_KEY: optional(
      z
        .string()
        .refine(
          (text) => secretKeyBytes(text) !== null,
          'must be at least 32 random bytes as hex or base64, such as `openssl rand -base64 32` writes',
        ),
    ),
    ADMIN_TWO_FACTOR: optional(z.enum(adminTwoFactors, `must be one of ${adminTwoFactors.join(', ')}`)),
    SECURITY_LOG_DAYS: wholeNumber(30, 730, 180),
    LISTING_REVIEW: optional(z.enum(listingReviews, `must be one of ${listingReviews.join(', ')}`)),
    STORAGE_URL: optional(storageUrl),
    CLAMD_URL: url(/^tcp$/, 'must be an address such as tcp://127.0.0.1:3310'),
    STRIPE_SECRET_KEY: optional(z.string()),
    STRIPE_WEBHOOK_SECRET: optional(z.string()),
    STRIPE_API_URL: url(/^https?$/, 'must be an http(s) address'),
    INBOUND_MAIL_ADDRESS: optional(
      z
        .email('must be an email address')
        .regex(/^[a-z0-9._-]{1,16}@/, 'must have 16 small letters or fewer before the @'),
    ),
    INBOUND_MAIL_SECRET: optional(z.string().min(32, 'must have 32 characters or more')),
    SITE_PRODUCT_NAME: optional(z.string()),
    SITE_ACRONYM: optional(z.string()),
    SITE_TAGLINE: optional(z.string()),
    SITE_PARENT_ORGANIZATION: optional(z.string()),
    SITE_FOOTER_CLAIM: optional(z.string()),
    SITE_CONTACT_EMAIL: optional(z.email('must be an email address')),
    SITE_CONTACT_PHONE: optional(z.string()),
    SITE_CONTACT_ADDRESS: optional(z.string()),
    SITE_BUSINESS_HOURS: optional(jsonHours),
    SITE_SOCIAL_LINKS: optional(jsonLinks),
    RESEARCH_MODELS: optional(modelList),
    DEEP_RESEARCH_NAME: optional(z.string()),
    DEEP_RESEARCH_URL: url(/^https?$/, 'must be an http(s) address'),
    DEEP_RESEARCH_SIGN_IN_ORIGINS: optional(originList),
    DEEP_RESEARCH_TECHNOLOGY_TEXT: optional(z.string()),
    DEEP_RESEARCH_TECHNOLOGY_URL: url(/^https?$/, 'must be an http(s) address'),
    DEEP_RESEARCH_TEAM_TEXT: optional(z.string()),
    DEEP_RESEARCH_TEAM_URL: url(/^https?$/, 'must be an http(s) address'),
    DEEP_RESEARCH_TEAM_EMAIL: optional(z.email('must be an email address')),
    DEEP_RESEARCH_TEAM_PHONE: optional(z.string()),
  })
  .superRefine((env, context) => {
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_WEBHOOK_SECRET'],
        message: 'is required when STRIPE_SECRET_KEY is set',
      });
    }
    if (env.INBOUND_MAIL_ADDRESS && !env.INBOUND_MAIL_SECRET) {
      context.addIssue({
        code: 'custom',
        path: ['INBOUND_MAIL_SECRET'],
        message: 'is required when INBOUND_MAIL_ADDRESS is set',
      });
    }
    if (env.METRICS_PORT !== undefined && env.METRICS_PORT !== 0 && env.METRICS_PORT === env.PORT) {
      context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'must be another port than PORT' });
    }
    if (env.DEEP_RESEARCH_URL && env.PUBLIC_URL && sameOrigin(env.DEEP_RESEARCH_URL, env.PUBLIC_URL)) {
      // A frame of our own origin could take its sandbox off and act as the member who looks at it.
      context.addIssue({
        code: 'custom',
        path: ['DEEP_RESEARCH_URL'],
        message: 'must have another origin than PUBLIC_URL',
      });
    }
    const isPublished = !isLoopback(env.HOST) || (env.PUBLIC_URL && !isLoopback(hostOf(env.PUBLIC_URL)));
    if (isTriedOut(env.APP_MODE) && isPublished && env.ALLOW_PUBLIC_DEMO !== '1') {
      // The password of the demo admin is public.
      context.addIssue({
        code: 'custom',
        path: ['APP_MODE'],
        message: `is ${env.APP_MODE}, which is for this computer alone, but ${
          isLoopback(env.HOST) ? 'PUBLIC_URL' : 'HOST'
        } is open to others. Please set APP_MODE=production, or ALLOW_PUBLIC_DEMO=1 to let anybody sign in as its admin`,
      });
    }
    if (env.APP_MODE !== 'production') return;
    for (const name of ['PUBLIC_URL', 'STRIPE_API_URL'] as const) {
      const address = env[name];
      if (address && isOpenOnTheWay(address)) {
        context.addIssue({ code: 'custom', path: [name], message: 'must be an https address in production' });
      }
    }
    if (!env.PUBLIC_URL) {
      context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'is required when APP_MODE is production' });
    }
    if (env.DATABASE_URL && !env.SECRET_KEY) {
      context.addIssue({
        code: 'custom',
        path: ['SECRET_KEY'],
        message: 'is required when APP_MODE is production and DATABASE_URL is set: all machines need the same one',
      });
    }
    if (env.RATE_LIMIT_FACTOR > 1) {
      context.addIssue({ code: 'custom', path: ['RATE_LIMIT_FACTOR'], message: 'cannot be above 1 in production' });
    }
  });

/** All environment variables. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** The server's settings, parsed once at start. */
export interface Env {
  port: number;
  host: string;
  /** Whether other processes of the machine may listen on the same port. */
  isPortShared: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  mode: AppMode;
  /** The address on which metrics are served; `undefined` for none. */
  metrics: { port: number; host: string } | undefined;
  /** The mail server; without one, mail is written into files. */
  smtpUrl: string | undefined;
  /** How many emails this process sends at the same time, each over its own connection. */
  smtpConnections: number;
  logLevel: (typeof logLevels)[number];
  rateLimitFactor: number;
  /** The least time a visitor must take over a form; 0 turns the check off. */
  humanCheckSeconds: number;
  /** How long a request may wait for PostgreSQL (milliseconds). */
  databaseTimeout: number;
  /** How long a process that is shutting down keeps serving, so that load balancers notice (milliseconds). */
  drainTime: number;
  /** The password of the test users; by default the published one, or in staging a random one for each start. */
  testUsersPassword: string | undefined;
  /** How many proxies in front of this process are trusted to report a caller's address. */
  trustProxy: number;
  /** The accounts whose listings are reviewed by the team; in production new accounts by default. */
  listingReview: (typeof listingReviews)[number];
  /** As it was given, hex or base64; unset, there is a file in `dataDir`. See `openSecretKey`. */
  secretKey: string | undefined;
  /** Whether admins need two-factor sign-in. */
  adminTwoFactor: (typeof adminTwoFactors)[number];
  /** How long the entries of the security log are kept. */
  securityLogDays: number;
  /** The storage of files; without one, they are in `dataDir`. */
  storage: S3Setting | undefined;
  /** The virus scanner (clamd) that looks at uploaded files; `undefined` for none. */
  virusScanner: { host: string; port: number } | undefined;
  /** Where replies by mail go, and the secret with which the provider hands them over; `undefined`: nowhere. */
  inboundMail: { address: string; secret: string } | undefined;
  /** The payment provider; without one, memberships are paid by invoice. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined;
  /** The models that answer questions to Deep Research; without any, the passages are shown. */
  researchModels: readonly ResearchModel[];
  site: Site;
}

/** A wrong or missing setting; the message is one readable sentence that names the variable. */
export class EnvError extends Error {}

/** Reads the settings from environment variables. Throws `EnvError`. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new EnvError(`${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? 'is not valid'}.`);
  }
  const env = result.data;
  return {
    port: env.PORT,
    host: env.HOST,
    isPortShared: env.SHARED_PORT === '1',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    mode: env.APP_MODE,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    smtpUrl: env.SMTP_URL,
    smtpConnections: env.SMTP_CONNECTIONS,
    logLevel: env.LOG_LEVEL,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    humanCheckSeconds: env.HUMAN_CHECK_SECONDS,
    trustProxy: env.TRUST_PROXY,
    databaseTimeout: env.DATABASE_TIMEOUT_SECONDS * 1000,
    drainTime: (env.DRAIN_SECONDS ?? (isTriedOut(env.APP_MODE) ? 0 : 10)) * 1000,
    testUsersPassword: env.TEST_USERS_PASSWORD,
    listingReview: env.LISTING_REVIEW ?? (env.APP_MODE === 'production' ? 'new-accounts' : 'off'),
    secretKey: env.SECRET_KEY,
    adminTwoFactor: env.ADMIN_TWO_FACTOR ?? (env.APP_MODE === 'production' ? 'required' : 'optional'),
    securityLogDays: env.SECURITY_LOG_DAYS,
    storage: env.STORAGE_URL,
    virusScanner: env.CLAMD_URL ? hostAndPort(new URL(env.CLAMD_URL)) : undefined,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, apiUrl: env.STRIPE_API_URL }
        : undefined,
    inboundMail:
      env.INBOUND_MAIL_ADDRESS && env.INBOUND_MAIL_SECRET
        ? { address: env.INBOUND_MAIL_ADDRESS.toLowerCase(), secret: env.INBOUND_MAIL_SECRET }
        : undefined,
    researchModels: env.RESEARCH_MODELS ?? [],
    site: {
      productName: env.SITE_PRODUCT_NAME ?? defaultSite.productName,
      acronym: env.SITE_ACRONYM ?? defaultSite.acronym,
      tagline: env.SITE_TAGLINE ?? defaultSite.tagline,
      parentOrganization: env.SITE_PARENT_ORGANIZATION ?? defaultSite.parentOrganization,
      footerClaim: env.SITE_FOOTER_CLAIM ?? defaultSite.footerClaim,
      contactEmail: env.SITE_CONTACT_EMAIL ?? defaultSite.contactEmail,
      contactPhone: env.SITE_CONTACT_PHONE ?? defaultSite.contactPhone,
      contactAddress: env.SITE_CONTACT_ADDRESS ?? defaultSite.contactAddress,
      businessHours: env.SITE_BUSINESS_HOURS ?? defaultSite.businessHours,
      socialLinks: env.SITE_SOCIAL_LINKS ?? defaultSite.socialLinks,
      deepResearch: {
        name: env.DEEP_RESEARCH_NAME ?? defaultSite.deepResearch.name,
        url: env.DEEP_RESEARCH_URL ?? defaultSite.deepResearch.url,
        signInOrigins: env.DEEP_RESEARCH_SIGN_IN_ORIGINS,
        technologyText: env.DEEP_RESEARCH_TECHNOLOGY_TEXT,
        technologyUrl: env.DEEP_RESEARCH_TECHNOLOGY_URL,
        teamText: env.DEEP_RESEARCH_TEAM_TEXT,
        teamUrl: env.DEEP_RESEARCH_TEAM_URL,
        teamEmail: env.DEEP_RESEARCH_TEAM_EMAIL,
        teamPhone: env.DEEP_RESEARCH_TEAM_PHONE,
      },
    },
  };
}
