import { describe, expect, test } from 'vitest';

import { searchMax } from '#contract/kit/fields.ts';
import { listConversations, sendMessage, startConversation } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { words } from '#server/testing/message-factory.ts';

/** A Professional member, who may write to everyone, and what they find in their inbox. */
async function aWriter(app: TestApp, fullName = 'Pia Pro') {
  const member = await app.aUser({ fullName, membershipTier: 'professional' });
  const client = await app.signedIn(member);
  const write = async (name: string, ...bodies: string[]) => {
    const to = await app.aUser({ fullName: name });
    const [first = 'Hello', ...more] = bodies;
    const { body } = await client.call(startConversation, { body: { to: to.id, ...words(first) } });
    const id = body.conversationId;
    const ids = [body.message.id];
    for (const text of more) {
      ids.push((await client.call(sendMessage, { params: { id: String(id) }, body: words(text) })).body.id);
    }
    return { id, ids, peer: to };
  };
  return { member, client, write, found: namesIn(client) };
}

/** The names of those whose conversations a search finds, in their order. */
function namesIn(client: TestClient) {
  return async (search: string) => {
    const { body } = await client.call(listConversations, { query: { search } });
    expect(body.count.value).toBe(body.items.length);
    return body.items.map(({ peer }) => peer.name);
  };
}

describe('a search of the inbox', () => {
  test('finds names and words of any message, without accents or case; the latest conversation is on top', async () => {
    await using app = await createTestApp();
    const { write, found } = await aWriter(app);
    await write('Jürgen Müller', 'About the heat pump', 'And something else');
    await write('Zoë Lind', 'Our HEAT exchanger');
    await write('Ann Other', 'Nothing of that kind', '100% of it');
    expect(await found('muller')).toEqual(['Jürgen Müller']);
    expect(await found('zoe')).toEqual(['Zoë Lind']);
    expect(await found('heat')).toEqual(['Zoë Lind', 'Jürgen Müller']);
    // All words are in the name and one message.
    expect(await found('Müller pump')).toEqual(['Jürgen Müller']);
    expect(await found('pump else')).toEqual([]);
    expect(await found('0% o')).toEqual(['Ann Other']);
    expect(await found('100')).toEqual(['Ann Other']);
    expect(await found('%')).toEqual([]);
    expect(await found('nobody at all')).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
  });

  test('shows the latest message found in its sentence, and none where only a name or a title has the words', async () => {
    await using app = await createTestApp();
    const { client, write } = await aWriter(app);
    const long = `${'As I said before, '.repeat(20)}our\n\nHÉAT exchanger ${'is not sold yet '.repeat(30)}`;
    const { id, peer } = await write('Heather Lind', 'The first heat pump', long, 'Something else');
    await write('Ben Two', 'Heat');
    const matches = async (search: string) => {
      const { body } = await client.call(listConversations, { query: { search } });
      return body.items.map(({ match }) => match && [match.before, match.found, match.after]);
    };
    const after = ` exchanger ${'is not sold yet '.repeat(30)}`;
    const [ben, heather] = await matches('heat');
    expect(ben).toEqual(['', 'Heat', '']);
    expect(heather?.slice(0, 2)).toEqual(['… As I said before, our ', 'HÉAT']);
    expect(after.startsWith(heather?.[2]?.replace(/…$/, '') ?? '-')).toBe(true);
    expect(heather?.[2]?.length).toBeLessThanOrEqual(141);
    expect(await matches('heather')).toEqual([null]);
    // The name and the message together have the words.
    expect(await matches('lind pump')).toEqual([['The first heat ', 'pump', '']]);
    const asHeather = await app.signedIn(peer);
    const { body } = await asHeather.call(listConversations, { query: { search: 'pump' } });
    expect(body.items[0]?.match).toMatchObject({ found: 'pump', isOwn: false });
    await app.deps.database.db
      .updateTable('messages')
      .set({ hold: 'hidden' })
      .where('conversation_id', '=', id)
      .execute();
    const hidden = await asHeather.call(listConversations, { query: { search: 'pump' } });
    expect(hidden.body.items).toEqual([]);
    const { body: whole } = await client.call(listConversations, { query: {} });
    expect(whole.items.map(({ match }) => match)).toEqual([null, null]);
  });

  test('finds the title of a record that any message asks about', async () => {
    await using app = await createTestApp();
    const { write, found } = await aWriter(app);
    const { ids } = await write('Ben Two', 'Is it sold?', 'And now?');
    await app.deps.database.db
      .updateTable('messages')
      .set({ about_kind: 'listing', about_id: 1, about_title: 'Used electrolyser' })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect(await found('electrolyser')).toEqual(['Ben Two']);
    expect(await found('two electrolyser sold')).toEqual(['Ben Two']);
  });

  test('finds nothing in the conversations of others, nor in what its reader may not read', async () => {
    await using app = await createTestApp();
    const pia = await aWriter(app);
    const other = await aWriter(app, 'Otto Other');
    const { ids, peer } = await pia.write('Ben Two', 'First', 'the hidden secret', 'the removed secret');
    await other.write('Cleo Three', 'another secret');
    const asBen = namesIn(await app.signedIn(peer));
    expect([await pia.found('secret'), await asBen('secret')]).toEqual([['Ben Two'], ['Pia Pro']]);
    expect(await asBen('cleo')).toEqual([]);
    for (const [index, hold] of [
      [1, 'hidden'],
      [2, 'removed'],
    ] as const) {
      const held = app.deps.database.db.updateTable('messages').set({ hold });
      await held.where('id', '=', ids[index] ?? 0).execute();
    }
    // Who wrote a hidden message still reads it.
    expect([await pia.found('hidden secret'), await asBen('hidden secret')]).toEqual([['Ben Two'], []]);
    expect([await pia.found('removed secret'), await asBen('removed secret')]).toEqual([[], []]);
    expect(await other.found('secret')).toEqual(['Cleo Three']);
  });

  test('is answered in pages with the count of all, as the inbox is', async () => {
    await using app = await createTestApp();
    const { client, write } = await aWriter(app);
    const ids: number[] = [];
    for (const name of ['Kim One', 'Kim Two', 'Lee', 'Kim Three']) ids.push((await write(name)).id);
    const [one, two, , three] = ids;
    const read = async (cursor?: string) =>
      (await client.call(listConversations, { query: { search: 'kim', limit: '2', ...(cursor && { cursor }) } })).body;
    const first = await read();
    expect(first.items.map(({ id }) => id)).toEqual([three, two]);
    expect(first.count).toEqual({ value: 3, isCapped: false });
    const last = await read(first.nextCursor ?? '');
    expect(last.items.map(({ id }) => id)).toEqual([one]);
    expect(last).toMatchObject({ nextCursor: null, count: { value: 3 } });
    const { body } = await client.call(listConversations, { query: { search: 'kim' } });
    const whole = (await client.call(listConversations, { query: {} })).body.items;
    expect(body.items).toEqual(whole.filter(({ peer }) => peer.name.startsWith('Kim')));
  });

  test('has as many characters as other searches', async () => {
    await using app = await createTestApp();
    const { client } = await aWriter(app);
    const { status } = await client.refused(listConversations, { query: { search: 'x'.repeat(searchMax + 1) } });
    expect(status).toBe(400);
    await client.call(listConversations, { query: { search: 'ae '.repeat(66) } });
  });
});
