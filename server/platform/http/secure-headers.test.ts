import { hash } from 'node:crypto';
import { expect, test } from 'vitest';

import { scriptStyleSource, scriptStyleText } from '#contract/kit/script-styles.ts';
import { createTestApp } from '#server/testing/app.ts';

test('an API answer cannot do anything in a browser', async () => {
  await using app = await createTestApp();
  for (const path of ['/api/listings', '/api/nothing', '/healthz']) {
    const { headers } = await app.visitor().fetch(path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('over https the browser is told to keep using https', async () => {
  await using app = await createTestApp({ env: { PUBLIC_URL: 'https://cardi.example' } });
  const { headers } = await app.visitor().fetch('/api/site');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('error answers have the same headers', async () => {
  await using app = await createTestApp();
  const { headers } = await app.visitor().fetch('/api/listings', { method: 'POST', body: '{' });
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the policy of pages knows the style elements of scripts by the digest of what they hold', () => {
  expect(scriptStyleSource).toBe(`'sha256-${hash('sha256', scriptStyleText, 'base64')}'`);
});
