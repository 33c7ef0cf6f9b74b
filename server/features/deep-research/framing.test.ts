import { expect, test } from 'vitest';

import { mayBeFramed } from './framing.ts';

const tool = new URL('https://tool.example/start');

function allows(headers: Record<string, string>, ancestor = 'https://cardi.example', framed = tool): boolean {
  return mayBeFramed(new Headers(headers), framed, new URL(ancestor));
}

const policy = (sources: string) => ({ 'content-security-policy': `frame-ancestors ${sources}` });

test('a tool without a frame policy can be shown', () => {
  expect(allows({})).toBe(true);
  expect(allows({ 'content-security-policy': "default-src 'self'; frame-src 'none'" })).toBe(true);
  expect(allows({ 'content-security-policy-report-only': "frame-ancestors 'none'" })).toBe(true);
});

test.each([
  ['DENY', false],
  ['deny', false],
  ['SAMEORIGIN', false],
  ['sameorigin, SAMEORIGIN', false],
  ['DENY, ALLOW-FROM https://cardi.example', false],
  ['ALLOWALL', true],
  ['ALLOW-FROM https://cardi.example', true],
  ['nonsense', true],
])('X-Frame-Options: %s', (value, expected) => {
  expect(allows({ 'x-frame-options': value })).toBe(expected);
});

test('X-Frame-Options: SAMEORIGIN allows the same scheme, host and port', () => {
  const header = { 'x-frame-options': 'SAMEORIGIN' };
  expect(allows(header, 'https://tool.example')).toBe(true);
  expect(allows(header, 'https://tool.example:8443')).toBe(false);
  expect(allows(header, 'https://www.tool.example')).toBe(false);
});

test.each([
  ["'none'", false],
  ['', false],
  ["'self'", false],
  ['*', true],
  ['https:', true],
  ['http:', true],
  ['ftp:', false],
  ['cardi.example', true],
  ['CARDI.example', true],
  ['https://cardi.example', true],
  ['http://cardi.example', true],
  ['https://cardi.example/', true],
  ['https://cardi.example:443', true],
  ['https://cardi.example:*', true],
  ['https://cardi.example:8443', false],
  ['http://cardi.example:80', true],
  ['https://other.example', false],
  ['https://cardi.example.evil.example', false],
  ['https://evil-cardi.example', false],
  ['*.example', true],
  ['*.cardi.example', false],
  ['https://other.example https://cardi.example', true],
  ['https://[::1]', false],
  ["'nonce-abc'", false],
])('frame-ancestors %s', (sources, expected) => {
  expect(allows(policy(sources))).toBe(expected);
});

test('frame-ancestors overrides X-Frame-Options, in either direction', () => {
  expect(allows({ 'x-frame-options': 'DENY', ...policy('https://cardi.example') })).toBe(true);
  expect(allows({ 'x-frame-options': 'ALLOWALL', ...policy("'none'") })).toBe(false);
});

test('all policies must allow it; the first of two equal directives counts', () => {
  expect(allows({ 'content-security-policy': "frame-ancestors *, frame-ancestors 'self'" })).toBe(false);
  expect(allows({ 'content-security-policy': "default-src 'self', frame-ancestors *" })).toBe(true);
  expect(allows({ 'content-security-policy': "Frame-Ancestors *; frame-ancestors 'none'" })).toBe(true);
});

test('ports and schemes are compared, also on this machine', () => {
  const local = new URL('http://localhost:9000/');
  expect(allows(policy("'self'"), 'http://localhost:9000', local)).toBe(true);
  expect(allows(policy('http://localhost:4000'), 'http://localhost:4000', local)).toBe(true);
  expect(allows(policy('localhost'), 'http://localhost:4000', local)).toBe(false);
  expect(allows(policy('https://localhost:4000'), 'http://localhost:4000', local)).toBe(false);
});

test('an https page shows no frame that was loaded over http', () => {
  expect(allows({}, 'https://cardi.example', new URL('http://tool.example'))).toBe(false);
  expect(allows({}, 'http://localhost:4000', new URL('http://tool.example'))).toBe(true);
});
