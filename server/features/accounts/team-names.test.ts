import { expect, test } from 'vitest';
import { createUser } from '#contract/accounts.ts';
import { updateAccount } from '#contract/accounts-settings.ts';
import { getProfile, updateProfile } from '#contract/members-profile.ts';
import { createTestApp } from '#server/testing/app.ts';
import { samplePassword } from '#server/testing/factories.ts';

test("L3: no member can take the team's name, at sign-up, in the settings or in the profile", async () => {
  await using app = await createTestApp();
  const member = await app.signedIn(await app.aUser());
  const admin = await app.as('admin');
  const { form } = (await member.call(getProfile)).body;
  for (const [index, fullName] of ['CARDI Support', 'Admin', 'Moderation-Team 2', 'C4RDI'].entries()) {
    const body = {
      username: `posing-${index}`,
      email: `posing-${index}@test.example`,
      password: samplePassword,
      fullName,
    };
    const refusals = [
      await app.visitor().refused(createUser, { body }),
      await member.refused(updateAccount, { body: { fullName, organization: '' } }),
      await member.refused(updateProfile, { body: { ...form, fullName } }),
    ];
    for (const { status, body: refusal } of refusals) {
      expect([status, Object.keys(refusal.fields ?? {})], fullName).toEqual([400, ['fullName']]);
    }
  }
  for (const fullName of ['Alex Administrator-Lee', 'Helena Supporter', '']) {
    expect((await member.call(updateAccount, { body: { fullName, organization: 'CARDI' } })).status).toBe(200);
  }
  const team = { fullName: 'CARDI Support', organization: '' };
  expect((await admin.call(updateAccount, { body: team })).body.fullName).toBe('CARDI Support');
});
