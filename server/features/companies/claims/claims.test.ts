import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyStanding, getCompany, updateCompany } from '#contract/companies.ts';
import { decideClaim, listClaims, requestClaim } from '#contract/companies-claims.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

const proof = {
  role: 'Managing director',
  workEmail: 'me@brinewell.example',
  proof: 'I am named in the imprint of the website and can answer from the address there.',
};

const claim = async (client: TestClient, companyId: number) =>
  (await client.call(requestClaim, { params: { id: String(companyId) }, body: proof })).body;
const waiting = async (companyId: number) =>
  (await admin.call(listClaims, { query: { status: 'pending' } })).body.items.filter(
    (one) => one.companyId === companyId,
  );
const standing = async (client: TestClient, companyId: number) =>
  (await client.call(companyStanding, { params: { id: String(companyId) } })).body;
const news = async (client: TestClient) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title, body }) => `${title}: ${body}`);

test('approval makes the member the owner, declines the other claims with a reason, and notifies all of them', async () => {
  const id = await aCompany(app.deps, { name: 'Brinewell' });
  const user = await app.aUser({ email: 'claimant@example.com' });
  const winner = await app.signedIn(user);
  const loser = await app.as('member');
  const { body: first } = await winner.call(requestClaim, {
    params: { id: String(id) },
    body: { ...proof, link: 'https://brinewell.example.com/team' },
  });
  expect(first).toMatchObject({ companyId: id, status: 'pending' });
  await claim(loser, id);
  expect(await standing(winner, id)).toEqual({ isOwner: false, canEdit: false, hasPendingClaim: true });
  expect((await waiting(id)).at(-1)).toEqual({
    ...first,
    companyName: 'Brinewell',
    claimant: {
      id: user.id,
      name: user.username,
      email: 'claimant@example.com',
      isEmailConfirmed: true,
      hasProfile: true,
    },
    ...proof,
    link: 'https://brinewell.example.com/team',
    reason: null,
  });

  const { body: decided } = await admin.call(decideClaim, {
    params: { id: String(first.id) },
    body: { decision: 'approve' },
  });
  expect(decided).toMatchObject({ id: first.id, status: 'approved' });
  expect(await standing(winner, id)).toEqual({ isOwner: true, canEdit: true, hasPendingClaim: false });
  expect(await standing(loser, id)).toEqual({ isOwner: false, canEdit: false, hasPendingClaim: false });
  expect(await waiting(id)).toEqual([]);
  expect(await news(winner)).toEqual([expect.stringContaining('Brinewell is yours to edit')]);
  expect(await news(loser)).toEqual([expect.stringContaining('Another claim to this company has been approved.')]);
  await winner.call(updateCompany, {
    params: { id: String(id) },
    body: { ...companyForm({ name: 'Brinewell Ltd' }), version: 1 },
  });
  const { body: company } = await app.visitor().call(getCompany, { params: { id: String(id) } });
  expect(company).toMatchObject({ name: 'Brinewell Ltd', isClaimed: true });
});

test('a declined claim leaves the company free; the member learns why and can try again', async () => {
  const id = await aCompany(app.deps);
  const client = await app.as('member');
  const { id: claimId } = await claim(client, id);
  const params = { id: String(claimId) };
  for (const reason of [undefined, '', '  ']) {
    const { body } = await admin.refused(decideClaim, { params, body: { decision: 'decline', reason } });
    expect(body.fields).toEqual({ reason: 'Please say why' });
  }
  await admin.call(decideClaim, { params, body: { decision: 'decline', reason: 'The imprint names somebody else.' } });
  expect(await news(client)).toEqual([expect.stringContaining('The imprint names somebody else.')]);
  expect(await standing(client, id)).toMatchObject({ isOwner: false, hasPendingClaim: false });
  for (const decision of ['approve', 'decline']) {
    expect((await admin.refused(decideClaim, { params, body: { decision, reason: 'Again' } })).status).toBe(404);
  }
  await claim(client, id);
  expect(await standing(client, id)).toMatchObject({ hasPendingClaim: true });
});

test('a member has one pending claim for a company, even from ten tabs at once', async () => {
  const id = await aCompany(app.deps);
  const client = await app.as('member');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.send(requestClaim, { params: { id }, body: proof })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(await waiting(id)).toHaveLength(1);
});

test('of several approvals at once one succeeds, and its member owns the company', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await aCompany(app.deps);
    const members = await Promise.all(Array.from({ length: 4 }, () => app.as('member')));
    const claims = await Promise.all(members.map((member) => claim(member, id)));
    const answers = await Promise.all(
      claims.map((one) => admin.send(decideClaim, { params: { id: one.id }, body: { decision: 'approve' } })),
    );
    const approved = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(approved).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    const owners = await Promise.all(members.map(async (member) => (await standing(member, id)).isOwner));
    expect(owners).toEqual(members.map((_, index) => index === approved[0]));
    expect(await waiting(id)).toEqual([]);
  }
});

test('a company with an owner cannot be claimed, nor one that does not exist', async () => {
  const owner = await app.aUser();
  const id = await aCompany(app.deps, { ownerId: owner.id });
  const client = await app.as('professional');
  expect((await client.refused(requestClaim, { params: { id }, body: proof })).status).toBe(409);
  expect((await client.refused(requestClaim, { params: { id: 987654 }, body: proof })).status).toBe(404);
  expect((await app.visitor().refused(requestClaim, { params: { id }, body: proof })).status).toBe(401);
  expect((await client.refused(listClaims)).status).toBe(403);
  const approval = { params: { id: 1 }, body: { decision: 'approve' } };
  expect((await client.refused(decideClaim, approval)).status).toBe(403);
});

test.each([
  ['role', 'x'],
  ['role', 'x'.repeat(101)],
  ['workEmail', 'nobody'],
  ['proof', 'x'.repeat(29)],
  ['proof', 'x'.repeat(2001)],
  ['link', 'javascript:alert(1)'],
])('%s %j is refused', async (field, value) => {
  const client = await app.as('member');
  const id = await aCompany(app.deps);
  const { status, body } = await client.refused(requestClaim, { params: { id }, body: { ...proof, [field]: value } });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
});
