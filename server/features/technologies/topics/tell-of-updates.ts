import { day } from '#contract/kit/durations.ts';
import { type TopicId, technologyTopics, topicFeedsPath, topicIds } from '#contract/technologies-topics.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { type Behind, claimTelling, findBehind, findNews, newestItemId } from './store.ts';

/** Items that a newly added feed published earlier are not news. */
const newsAge = 14 * day;

/** How many titles a message names. */
const titlesNamed = 3;

type TellDeps = Pick<Deps, 'database' | 'now' | 'baseUrl' | 'mail'>;

/**
 * Tells subscribers of a technology's new items, at most once a day. A subscriber is marked as told in the same
 * transaction, so that of two processes one tells them.
 */
export async function tellOfUpdates(deps: TellDeps): Promise<void> {
  for (const technologyId of topicIds) await tellOf(deps, technologyId);
}

async function tellOf(deps: TellDeps, technologyId: TopicId): Promise<void> {
  const newest = await newestItemId(deps.database, technologyId);
  for (;;) {
    const subscribers = await findBehind(deps.database, technologyId, newest, deps.now().toISOString());
    if (subscribers.length === 0) return;
    for (const subscriber of subscribers) {
      await deps.database.write((trx) => tell(deps, trx, { technologyId, newest, subscriber }));
    }
    deps.mail.wake();
  }
}

interface Telling {
  technologyId: TopicId;
  /** The newest item there is. */
  newest: number;
  subscriber: Behind;
}

async function tell(deps: TellDeps, trx: Transaction, { technologyId, newest, subscriber }: Telling): Promise<void> {
  const now = deps.now().getTime();
  const since = new Date(now - newsAge).toISOString();
  const titles = await findNews({ db: trx }, technologyId, { after: subscriber.lastItemId, upTo: newest, since });
  const mailAt = new Date(titles.length > 0 ? now + day : now).toISOString();
  const isOurs = await claimTelling(trx, subscriber, technologyId, { itemId: newest, mailAt });
  if (!isOurs || titles.length === 0) return;
  const { name } = technologyTopics[technologyId];
  await notify(trx, deps, {
    userId: subscriber.userId,
    subjectId: null,
    kind: 'follow',
    title: `New on ${name}`,
    body: `${inWords(titles)} You get this at most once a day. To stop, use the button on the page.`,
    path: topicFeedsPath(technologyId),
    action: 'Read the updates',
  });
}

/** `“A”, “B” and 3 more.` */
function inWords(titles: readonly string[]): string {
  const named = titles.slice(0, titlesNamed).map((title) => `“${title}”`);
  const others = titles.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more.` : `${named.join(', ')}.`;
}
