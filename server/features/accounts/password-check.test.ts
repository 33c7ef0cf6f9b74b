import { describe, expect, test } from 'vitest';

import { createUser, newPassword, publishedTestPassword } from '#contract/accounts.ts';
import { defaultSite } from '#contract/site.ts';
import { createTestApp } from '#server/testing/app.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { objectionTo, tooObvious } from './password-check.ts';

const owner = {
  username: 'ines.okafor',
  email: 'i.okafor@tidalworks.example',
  fullName: 'Inês Okafor-Brandt',
  organization: 'Harbor Labs',
};

describe('L15: a password made of words that are easy to guess here', () => {
  test.each([
    publishedTestPassword,
    'Company123',
    'CARDI-xy-2026',
    'Cardi1234!',
    'Meridian2026',
    'ines.okafor1A',
    'OkaforInes99',
    'Inês-Okafor-1',
    'Brandt1985',
    'Tidalworks1',
    'HarborLabs24',
    'Labs.Harbor.1x',
  ])('%s is refused', (password) => {
    expect(newPassword.safeParse(password).success, 'no other rule refuses it').toBe(true);
    expect(objectionTo(password, owner, defaultSite)).toBe(tooObvious);
  });

  test.each([
    samplePassword,
    'Basalt-Harbor-7',
    'Cardi-Lantern-7',
    'Kingfisher42',
    'Madagascar9',
    'x7Kq!2Zp9',
    '99Zt!77!44',
  ])('%s is accepted', (password) => expect(objectionTo(password, owner, defaultSite)).toBeNull());

  test('is reported under the password field', async () => {
    await using app = await createTestApp({ env: { SITE_PRODUCT_NAME: 'Solarium' } });
    for (const password of ['Solarium26', 'Ines-Okafor-7', publishedTestPassword]) {
      const body = { username: 'walker', email: 'walker@test.example', fullName: 'Ines Okafor', password };
      expect((await app.visitor().refused(createUser, { body })).body.fields).toEqual({ password: tooObvious });
    }
  });
});
