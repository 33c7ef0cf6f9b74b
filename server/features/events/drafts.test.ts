import { expect, test } from 'vitest';
import { getEvent, getEventCalendar, listEvents, registerForEvent } from '#contract/events.ts';
import { createEvent, duplicateEvent, publishEvent } from '#contract/events-admin.ts';
import { saveItem } from '#contract/saved-items.ts';
import { searchEverything } from '#contract/search.ts';
import { createPageMeta } from '#server/platform/http/page-meta.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { eventForm } from '#server/testing/event-factory.ts';

/** A word that no other record has. */
const word = 'Quillbarnacle';

/** Every way in which an event can reach someone who is not an admin, and whether it does. */
async function outlets(app: TestApp, id: number): Promise<Record<string, boolean>> {
  const params = { id: String(id) };
  const member = await app.as('professional');
  const ok = async (path: Promise<Response>) => (await path).ok;
  const lists = async (query: Record<string, string>) => {
    const answer = await app.visitor().send(listEvents, { query });
    return (await answer.text()).includes(word);
  };
  const body = { name: 'Ada', email: 'ada@test.example', attendanceType: 'virtual' };
  return {
    list: await lists({}),
    'list of a focus area': await lists({ focusAreaId: '1' }),
    detail: await ok(member.send(getEvent, { params })),
    calendar: await ok(member.send(getEventCalendar, { params })),
    registration: await ok(member.send(registerForEvent, { params, body })),
    'search palette': JSON.stringify((await member.call(searchEverything, { query: { q: word } })).body).includes(word),
    saving: await ok(member.send(saveItem, { params: { kind: 'event', id } })),
    sitemap: (await (await app.visitor().fetch('/sitemap-pages.xml')).text()).includes(`/events/${id}<`),
    'page meta': (await createPageMeta(app.deps)(`/events/${id}`)) !== null,
  };
}

test('a draft appears nowhere until it is published, and then everywhere', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { body } = await admin.call(createEvent, { body: eventForm({ title: `${word} Forum` }) });
  const before = await outlets(app, body.id);
  expect(Object.entries(before).filter(([, isOpen]) => isOpen)).toEqual([]);
  await admin.call(publishEvent, { params: { id: String(body.id) }, body: { version: 1 } });
  const after = await outlets(app, body.id);
  expect(Object.entries(after).filter(([, isOpen]) => !isOpen)).toEqual([]);
});

test('a copy of a published event is a draft, too', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { body } = await admin.call(createEvent, { body: eventForm() });
  await admin.call(publishEvent, { params: { id: String(body.id) }, body: { version: 1 } });
  const copy = (await admin.call(duplicateEvent, { params: { id: String(body.id) } })).body;
  const { list: _list, 'list of a focus area': _area, ...rest } = await outlets(app, copy.id);
  expect(Object.entries(rest).filter(([, isOpen]) => isOpen)).toEqual([]);
  expect((await app.visitor().call(listEvents, { query: {} })).body.map(({ id }) => id)).toEqual([body.id]);
});
