import { expect, test } from 'vitest';

import { createList } from '#contract/lists.ts';
import { createNote } from '#contract/notes.ts';
import { createPipeline } from '#contract/pipelines.ts';
import { createSavedSearch } from '#contract/saved-searches.ts';
import { createTemplate } from '#contract/templates.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { eraseMember } from './erase.ts';

test('what a member saves while their account is deleted is not kept', async () => {
  await using app = await createTestApp();
  const id = await aCompany(app.deps, { ownerId: (await app.aUser()).id });
  const filters = { search: 'storage' };
  for (let round = 0; round < 8; round += 1) {
    const leaver = await app.aUser();
    const client = await app.signedIn(leaver);
    const [, ...answers] = await Promise.all([
      app.deps.database.write((trx) => eraseMember(app.deps, trx, leaver)),
      client.send(createTemplate, { body: { name: 'Answer', text: 'Hello' } }),
      client.send(createNote, { body: { kind: 'company', id, text: 'Ask for the pilot data.' } }),
      client.send(createList, { body: { name: 'To meet' } }),
      client.send(createPipeline, { body: { name: 'To meet' } }),
      client.send(createSavedSearch, { body: { name: 'Storage', kind: 'company', filters, alert: 'daily' } }),
    ]);
    for (const { status } of answers) expect([200, 201, 401]).toContain(status);
  }
  const { db } = app.deps.database;
  for (const table of ['templates', 'notes', 'lists', 'pipelines', 'saved_searches', 'search_alerts'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
