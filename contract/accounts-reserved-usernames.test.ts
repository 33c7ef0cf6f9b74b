import { expect, test } from 'vitest';

import { createUser } from './accounts.ts';
import { isReservedUsername } from './accounts-reserved-usernames.ts';

const signUp = (username: string) =>
  createUser.body.safeParse({ username, email: 'ada@example.com', password: 'Tidal-Power-7' });

test.each([
  'admin',
  'Admin',
  'ADMIN1',
  'support',
  'support-team',
  'cardi',
  'CARDI_Support',
  'adm1n',
  'supp0rt.2',
  'ｒｏｏｔ',
])('L3: nobody can sign up as %s', (username) => {
  expect(signUp(username).error?.issues.map(({ message }) => message)).toEqual([
    'This username is reserved. Please choose another one',
  ]);
});

test.each(['ada', 'adminton', 'supporter.lee', 'teamster', 'member', 'infocus', 'helpful-hans', '1234', 'helena'])(
  'L3: a visitor can sign up as %s',
  (username) => {
    expect(signUp(username).success).toBe(true);
  },
);

test('L3: the name of the site is reserved on that site', () => {
  expect(isReservedUsername('Tidal.Net_Team', ['Tidal Net'])).toBe(true);
  expect(isReservedUsername('tidalnet')).toBe(false);
  expect(isReservedUsername('tidal', ['Tidal Net'])).toBe(false);
});

test('L3: names that are too long are read as well, to their end', () => {
  expect(isReservedUsername('api'.repeat(20_000))).toBe(true);
  expect(isReservedUsername(`${'api'.repeat(20_000)}x`)).toBe(false);
  expect(isReservedUsername(`x${'api'.repeat(20_000)}`)).toBe(false);
  expect(isReservedUsername(`${'customerservice'.repeat(2)}${'x'.repeat(60_000)}`)).toBe(false);
});

test('L3: a user name does not mix alphabets', () => {
  expect(signUp('pаypal').error?.issues.map(({ message }) => message)).toEqual([
    'Username may not mix letters of different alphabets',
  ]);
});

test.each(['...', '---', '_.-'])('a visitor cannot sign up as %s, which has no letter or digit', (username) => {
  expect(signUp(username).error?.issues.map(({ message }) => message)).toEqual([
    'Username must contain a letter or a number',
  ]);
});
