import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { insertMessage, markReadUpTo, openConversation } from '#server/features/messages/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { type SampleConversation, sampleConversations } from './sample-conversations.ts';
import { claimSeed } from './seed-store.ts';

/** Conversations of the test users, so that their inboxes are not empty. */
export async function seedConversations(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await deps.database.write(async (trx) => {
    if (!(await claimSeed(trx, 'conversations', deps.now().toISOString()))) return;
    for (const conversation of sampleConversations) await seedOne(trx, conversation, deps.now());
  });
}

async function seedOne(trx: Transaction, { between, unread, messages }: SampleConversation, now: Date): Promise<void> {
  const [one, other] = await Promise.all(between.map((username) => userId(trx, username)));
  if (one === undefined || other === undefined) throw new Error('a conversation has two sides');
  const conversationId = await openConversation(trx, one, other, now.toISOString());
  const stored = [];
  for (const { from, ago, body } of messages) {
    const senderId = from === between[0] ? one : other;
    const message = await insertMessage(trx, {
      conversationId,
      senderId,
      peerId: senderId === one ? other : one,
      key: randomUUID(),
      body,
      createdAt: new Date(now.getTime() - ago).toISOString(),
    });
    stored.push(message.id);
  }
  const readUpTo = stored.at(-1 - unread) ?? 0;
  for (const reader of [one, other]) await markReadUpTo(trx, conversationId, reader, readUpTo);
}

async function userId(trx: Transaction, username: string): Promise<number> {
  const { id } = await trx
    .selectFrom('users')
    .where('username_key', '=', foldCase(username))
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}
