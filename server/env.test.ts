import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

import { defaultSite } from '#contract/site.ts';
import { EnvError, parseEnv } from './env.ts';

test('without any variable the server is a demo on this machine', () => {
  expect(parseEnv({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    isPortShared: false,
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    publicUrl: undefined,
    mode: 'demo',
    smtpUrl: undefined,
    smtpConnections: 5,
    logLevel: 'info',
    rateLimitFactor: 1,
    humanCheckSeconds: 3,
    databaseTimeout: 5000,
    drainTime: 0,
    testUsersPassword: undefined,
    trustProxy: 0,
    listingReview: 'off',
    researchModels: [],
    secretKey: undefined,
    adminTwoFactor: 'optional',
    securityLogDays: 180,
    stripe: undefined,
    site: defaultSite,
  });
});

test('an empty variable counts as unset', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'APP_MODE', 'SMTP_URL', 'LOG_LEVEL'];
  const blank = [
    ...names,
    'RATE_LIMIT_FACTOR',
    'TRUST_PROXY',
    'SITE_PRODUCT_NAME',
    'SITE_SOCIAL_LINKS',
    'DEEP_RESEARCH_URL',
  ];
  expect(parseEnv(Object.fromEntries(blank.map((name) => [name, ''])))).toEqual(parseEnv({}));
});

test('each variable is read', () => {
  const env = parseEnv({
    PORT: '8080',
    HOST: '::',
    DATA_DIR: '/var/lib/cardi',
    DATABASE_URL: 'postgres://user:secret@db.example/cardi',
    PUBLIC_URL: 'https://cardi.example/some/path',
    APP_MODE: 'staging',
    SMTP_URL: 'smtps://mail.example:465',
    SMTP_CONNECTIONS: '20',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '0.5',
    TRUST_PROXY: '2',
    SITE_PRODUCT_NAME: 'Other Name',
    SITE_SOCIAL_LINKS: '[{"name":"Mastodon","url":"https://social.example/@cardi"}]',
    DEEP_RESEARCH_URL: 'https://research.example/tool',
  });
  expect(env).toMatchObject({
    port: 8080,
    host: '::',
    dataDir: '/var/lib/cardi',
    databaseUrl: 'postgres://user:secret@db.example/cardi',
    publicUrl: 'https://cardi.example',
    mode: 'staging',
    smtpUrl: 'smtps://mail.example:465',
    smtpConnections: 20,
    logLevel: 'warn',
    rateLimitFactor: 0.5,
    trustProxy: 2,
    site: {
      productName: 'Other Name',
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@cardi' }],
      deepResearch: { url: 'https://research.example/tool' },
      tagline: defaultSite.tagline,
    },
  });
});

/** The one sentence a wrong setting stops the start with. */
function complaint(variables: Record<string, string>): string {
  try {
    parseEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('these settings were accepted');
}

describe('an invalid value is reported in one sentence', () => {
  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number between 0 and 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number between 0 and 65535.'],
    [{ PORT: 'http' }, 'PORT must be a whole number between 0 and 65535.'],
    [{ HOST: 'not a host' }, 'HOST must be a host name or an address.'],
    [{ DATABASE_URL: 'mysql://db.example/cardi' }, 'DATABASE_URL must be a postgres:// address, or unset for SQLite.'],
    [{ DATABASE_URL: 'cardi' }, 'DATABASE_URL must be a postgres:// address, or unset for SQLite.'],
    [
      { PUBLIC_URL: 'cardi.example' },
      'PUBLIC_URL must be the http(s) address people open, such as https://cardi.example.',
    ],
    [{ PUBLIC_URL: 'ftp://cardi.example' }, /^PUBLIC_URL must be .*\.$/],
    [{ LISTING_REVIEW: 'always' }, 'LISTING_REVIEW must be one of off, new-accounts.'],
    [{ APP_MODE: 'live' }, 'APP_MODE must be one of demo, development, staging, production.'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ SMTP_CONNECTIONS: '0' }, 'SMTP_CONNECTIONS must be a whole number between 1 and 50.'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, .*\.$/],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above 0.'],
    [{ RATE_LIMIT_FACTOR: '-2' }, 'RATE_LIMIT_FACTOR must be a number above 0.'],
    [{ RATE_LIMIT_FACTOR: 'many' }, 'RATE_LIMIT_FACTOR must be a number above 0.'],
    [{ RATE_LIMIT_FACTOR: 'Infinity' }, 'RATE_LIMIT_FACTOR must be a number above 0.'],
    [{ HUMAN_CHECK_SECONDS: '61' }, 'HUMAN_CHECK_SECONDS must be a whole number between 0 and 60.'],
    [{ HUMAN_CHECK_SECONDS: '0.5' }, 'HUMAN_CHECK_SECONDS must be a whole number between 0 and 60.'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must be a whole number between 0 and 10.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number between 0 and 10.'],
    [{ SITE_CONTACT_EMAIL: 'nobody' }, 'SITE_CONTACT_EMAIL must be an email address.'],
    [{ SITE_SOCIAL_LINKS: 'LinkedIn' }, /^SITE_SOCIAL_LINKS must be JSON such as .*\.$/],
    [{ SITE_SOCIAL_LINKS: '[{"name":"X","url":"javascript:alert(1)"}]' }, /^SITE_SOCIAL_LINKS\.0\.url .*\.$/],
    [{ DEEP_RESEARCH_URL: 'research' }, 'DEEP_RESEARCH_URL must be an http(s) address.'],
  ])('%o', (variables, sentence) => {
    const message = complaint(variables);
    if (sentence instanceof RegExp) expect(message).toMatch(sentence);
    else expect(message).toBe(sentence);
    expect(message).not.toContain('\n');
  });
});

describe('M1: demo and development, whose admin has a published password', () => {
  const mine: Record<string, string>[] = [
    {},
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:4000' },
    { PUBLIC_URL: 'http://[::1]:1' },
  ];
  const open: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.2' },
    { HOST: 'localhost.example' },
    { PUBLIC_URL: 'https://cardi.example' },
    { PUBLIC_URL: 'http://127.0.0.1.example' },
  ];

  test.each(['demo', 'development'])('%s is for this computer only, unless a second setting allows more', (mode) => {
    for (const env of mine) expect(parseEnv({ APP_MODE: mode, ...env }).mode).toBe(mode);
    for (const env of open) {
      expect(complaint({ APP_MODE: mode, ...env })).toMatch(
        new RegExp(
          `^APP_MODE is ${mode}, which is for this computer alone, but (HOST|PUBLIC_URL) is open to others\\.`,
        ),
      );
      expect(parseEnv({ APP_MODE: mode, ALLOW_PUBLIC_DEMO: '1', ...env }).mode).toBe(mode);
    }
  });

  test('staging and production can be reached from elsewhere', () => {
    for (const APP_MODE of ['staging', 'production']) {
      expect(parseEnv({ APP_MODE, HOST: '0.0.0.0', PUBLIC_URL: 'https://cardi.example' }).host).toBe('0.0.0.0');
    }
  });
});

test('R7: load balancers get ten seconds to notice a shutdown, a terminal gets none', () => {
  const drainTime = (env: Record<string, string>) => parseEnv({ PUBLIC_URL: 'http://localhost', ...env }).drainTime;
  expect([drainTime({}), drainTime({ APP_MODE: 'development' })]).toEqual([0, 0]);
  expect([drainTime({ APP_MODE: 'staging' }), drainTime({ APP_MODE: 'production' })]).toEqual([10_000, 10_000]);
  expect(drainTime({ APP_MODE: 'production', DRAIN_SECONDS: '0' })).toBe(0);
});

describe('production', () => {
  const production = { APP_MODE: 'production', PUBLIC_URL: 'https://cardi.example' };

  test('starts with its address', () => {
    expect(parseEnv(production).mode).toBe('production');
    expect(parseEnv(production).listingReview).toBe('new-accounts');
    expect(parseEnv({ ...production, LISTING_REVIEW: 'off' }).listingReview).toBe('off');
    expect(parseEnv({ ...production, RATE_LIMIT_FACTOR: '0.5' }).rateLimitFactor).toBe(0.5);
  });

  test('does not start without it', () => {
    expect(complaint({ APP_MODE: 'production' })).toBe('PUBLIC_URL is required when APP_MODE is production.');
  });

  test('L2: addresses are https, except those of this computer', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' };
    for (const [name, more] of [
      ['PUBLIC_URL', {}],
      ['STRIPE_API_URL', stripe],
    ] as const) {
      expect(complaint({ ...production, ...more, [name]: 'http://pay.example' })).toBe(
        `${name} must be an https address in production.`,
      );
      expect(parseEnv({ ...production, ...more, [name]: 'http://127.0.0.1:4000' }).mode).toBe('production');
    }
  });

  test('does not start with looser limits', () => {
    expect(complaint({ ...production, RATE_LIMIT_FACTOR: '1.5' })).toBe(
      'RATE_LIMIT_FACTOR cannot be above 1 in production.',
    );
    expect(parseEnv({ APP_MODE: 'staging', RATE_LIMIT_FACTOR: '50' }).rateLimitFactor).toBe(50);
  });
});
