import { expect, test } from 'vitest';

import { contentSecurityPolicy } from './csp.ts';

const policy = Object.fromEntries(
  contentSecurityPolicy('abc')
    .split('; ')
    .map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
);

test('what is not named is not allowed', () => {
  expect(policy['default-src']).toBe("'none'");
});

test('scripts and styles come from the app or carry the nonce', () => {
  expect(policy['script-src']).toBe("'self' 'nonce-abc'");
  expect(policy['style-src']).toBe("'self' 'nonce-abc'");
});

test('nothing weakens it: no inline code, no eval, no foreign host', () => {
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|https?:|\*|wasm/);
  for (const name of ['base-uri', 'object-src', 'frame-ancestors', 'frame-src', 'worker-src']) {
    expect(policy[name]).toBe("'none'");
  }
});
