import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  savedSearchBounds,
  updateSavedSearch,
} from '#contract/saved-searches.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const filters = { type: 'job', focusArea: 'energy-storage', tag: 'field work', search: 'battery' } as const;

describe('a saved search', () => {
  test('is stored unchanged, sorted by name, and visible to its owner only', async () => {
    const own = await app.as('member');
    const { body: second } = await own.call(createSavedSearch, { body: { name: 'zinc', filters: { search: 'zinc' } } });
    const { body: first } = await own.call(createSavedSearch, { body: { name: 'Anodes', filters } });
    expect(first).toMatchObject({ name: 'Anodes', filters, alert: 'off' });
    expect((await own.call(listSavedSearches)).body).toEqual([first, second]);
    const params = { id: String(first.id) };
    for (const role of ['professional', 'admin'] as const) {
      const other = await app.as(role);
      expect((await other.call(listSavedSearches)).body).toEqual([]);
      expect((await other.refused(updateSavedSearch, { params, body: { name: 'mine now' } })).status).toBe(404);
      expect((await other.refused(deleteSavedSearch, { params })).status).toBe(404);
    }
    expect((await own.call(listSavedSearches)).body).toEqual([first, second]);
  });

  test('can be renamed, given an alert, and deleted', async () => {
    const own = await app.as('member');
    const { body } = await own.call(createSavedSearch, { body: { name: 'One', filters } });
    const params = { id: String(body.id) };
    expect((await own.call(updateSavedSearch, { params, body: { name: ' Two ' } })).body).toEqual({
      ...body,
      name: 'Two',
    });
    expect((await own.call(updateSavedSearch, { params, body: { alert: 'daily' } })).body).toMatchObject({
      name: 'Two',
      alert: 'daily',
    });
    await own.call(deleteSavedSearch, { params });
    expect((await own.call(listSavedSearches)).body).toEqual([]);
    expect((await own.refused(deleteSavedSearch, { params })).status).toBe(404);
  });

  test.each([
    [{ name: '', filters }, 'name'],
    [{ name: 'x'.repeat(savedSearchBounds.name + 1), filters }, 'name'],
    [{ name: 'two\nlines', filters }, 'name'],
    [{ name: 'nothing', filters: {} }, 'filters'],
    [{ name: 'empty', filters: { search: '' } }, 'filters'],
    [{ name: 'strange', filters: { type: 'house' } }, 'filters.type'],
    [{ name: 'cursor', filters: { type: 'job', cursor: 'x' } }, 'filters.cursor'],
    [{ name: 'long', filters: { search: 'x'.repeat(201) } }, 'filters.search'],
    [{ name: 'alert', filters, alert: 'hourly' }, 'alert'],
  ])('%o is refused on its field', async (body, field) => {
    const own = await app.as('member');
    const refused = await own.refused(createSavedSearch, { body });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
  });

  test('has a unique name, in upper or lower case; other members can use it, too', async () => {
    const own = await app.as('member');
    await own.call(createSavedSearch, { body: { name: 'Field Jobs', filters } });
    const { status, body } = await own.refused(createSavedSearch, { body: { name: 'FIELD jobs', filters } });
    expect(status).toBe(409);
    expect(body.fields).toEqual({ name: 'A search with this name already exists.' });
    const { body: other } = await own.call(createSavedSearch, { body: { name: 'x'.repeat(60), filters } });
    const renamed = await own.refused(updateSavedSearch, {
      params: { id: other.id },
      body: { name: 'field jobs' },
    });
    expect(renamed.status).toBe(409);
    await (await app.as('member')).call(createSavedSearch, { body: { name: 'Field Jobs', filters } });
  });
});

test('a member can save 25 searches, also if many are saved at once', async () => {
  const own = await app.as('member');
  const save = (number: number) => own.send(createSavedSearch, { body: { name: `number ${number}`, filters } });
  for (let number = 1; number < savedSearchBounds.perMember; number += 1) await save(number);
  const answers = await Promise.all([100, 101, 102, 103].map(save));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  expect((await own.call(listSavedSearches)).body).toHaveLength(25);
  expect((await own.refused(createSavedSearch, { body: { name: 'more', filters } })).body.message).toBe(
    'You can save 25 searches. Please delete one first.',
  );
});
