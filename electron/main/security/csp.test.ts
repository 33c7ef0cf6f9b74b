import { expect, test } from 'vitest';

import { scriptStyleSource } from '#contract/kit/script-styles.ts';
import { contentSecurityPolicy, mailPolicy } from './csp.ts';

const policy = Object.fromEntries(
  contentSecurityPolicy('abc')
    .split('; ')
    .map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
);

test('sources that the policy does not name are blocked', () => {
  expect(policy['default-src']).toBe("'none'");
});

test('scripts and styles come from the app or carry the nonce, and scripts may style', () => {
  expect(policy['script-src']).toBe("'self' 'nonce-abc'");
  expect(policy['style-src']).toBe(`'self' 'nonce-abc' ${scriptStyleSource}`);
});

test('the policy allows no inline code, no eval and no foreign host', () => {
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|https?:|\*|wasm/);
  for (const name of ['base-uri', 'object-src', 'frame-ancestors', 'worker-src']) {
    expect(policy[name]).toBe("'none'");
  }
});

test('frames are the app’s own, and a mail in one runs nothing', () => {
  expect(policy['frame-src']).toBe("'self'");
  expect(mailPolicy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src 'self';/);
  expect(mailPolicy).not.toMatch(/script-src|connect-src/);
});
