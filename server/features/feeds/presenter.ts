import type { AdminFeedSource, AssociatedCompany, FeedItem, FeedState } from '#contract/feeds.ts';
import { type TopicId, topicIds } from '#contract/technologies-topics.ts';
import type { ItemRow, SourceRow } from './store.ts';

/** An item as everyone sees it. */
export function presentItem(row: ItemRow): FeedItem {
  return {
    id: row.id,
    title: row.title,
    link: row.link,
    date: row.published_at,
    summary: row.summary,
    likes: row.likes,
    isPremium: row.is_premium === 1,
    // Our own JSON: the contract parsed it before it was stored.
    associatedCompanies: JSON.parse(row.companies) as AssociatedCompany[],
  };
}

/** A source as everyone sees it. Only admins see why a reading failed. */
export function presentSource(row: SourceRow) {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    description: row.description,
    url: row.url,
    technologyId: topicOf(row),
    state: stateOf(row),
    lastReadAt: row.last_ok_at,
  };
}

/** A source as admins see it. */
export function presentForAdmin(row: SourceRow): AdminFeedSource {
  return {
    ...presentSource(row),
    feedUrl: row.feed_url,
    isActive: row.state === 'active',
    lastTriedAt: row.last_tried_at,
    lastError: row.last_error,
    failures: row.failures,
    nextDueAt: row.next_due_at,
  };
}

/** The state of a source, from its stored readings. */
export function stateOf(row: SourceRow): FeedState {
  if (row.feed_url === null) return 'sample';
  if (row.state === 'paused') return 'paused';
  if (row.failures > 0) return 'failing';
  return row.last_ok_at === null ? 'waiting' : 'current';
}

/** Only topics are ever stored. */
function topicOf(row: SourceRow): TopicId {
  const topic = topicIds.find((id) => id === row.technology_id);
  if (!topic) throw new Error(`Feed source ${row.id} belongs to technology ${row.technology_id}, which is no topic`);
  return topic;
}
