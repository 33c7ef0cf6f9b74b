import { expect, test } from 'vitest';

import {
  createIntroduction,
  findIntroductionTargets,
  getIntroductionTarget,
  quoteIntroduction,
} from '#contract/introductions.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';

test('a member asks to be introduced to a company: its owner is asked, or the team asks where there is none', async () => {
  await using app = await createTestApp();
  const owner = await app.aUser();
  const owned = await aCompany(app.deps, { name: 'Brinewell', ownerId: owner.id });
  const free = await aCompany(app.deps, { name: 'Brinefree' });
  const member = await app.as('professional');
  const found = await member.call(findIntroductionTargets, { query: { search: 'brine' } });
  expect(
    found.body.map(({ kind, title }) => [kind, title]).toSorted(([, a = ''], [, b = '']) => a.localeCompare(b)),
  ).toEqual([
    ['company', 'Brinefree'],
    ['company', 'Brinewell'],
  ]);
  for (const [id, recipient] of [
    [owned, owner.id],
    [free, null],
  ] as const) {
    const params = { kind: 'company' as const, id: String(id) };
    expect((await member.call(getIntroductionTarget, { params })).body.path).toBe(`/network/companies/${id}`);
    const { price } = (await member.call(quoteIntroduction)).body;
    const body = {
      ...(price && { quotedCents: price.cents }),
      targetKind: 'company' as const,
      targetId: id,
      name: 'Mara Quill',
      email: 'mara@example.org',
      organization: 'Quill Capital',
      role: 'Partner',
      reason: 'We invest in storage, and would like to see a pilot.',
    };
    await member.call(createIntroduction, { body });
    const row = await app.deps.database.db
      .selectFrom('introductions')
      .where('target_id', '=', id)
      .where('target_kind', '=', 'company')
      .select('recipient_id')
      .executeTakeFirstOrThrow();
    expect(row.recipient_id).toBe(recipient);
  }
});
