import type { AuditAction } from '#contract/audit.ts';
import type { ContentState } from '#contract/content.ts';
import { changesBetween } from '#server/platform/audit/changes.ts';

/** The names of the columns in the audit log. */
const names: Record<string, string> = {
  title: 'title',
  description: 'summary',
  content: 'text',
  tags: 'tags',
  is_sample: 'sample mark',
  published_at: 'date',
  focus_area_id: 'focus area',
  author: 'author',
  slug: 'address',
  category: 'category',
  type: 'type',
  is_premium: 'premium mark',
};

interface Standing {
  status: ContentState;
  published_at: string | null;
}

/** The changes between two editions, for the audit log. */
export function changesOf(
  before: Standing & object,
  after: Standing & object,
  now: string,
): { action: AuditAction; note: string | null } {
  const edited = changesBetween(names, before, after);
  if (before.status === after.status) {
    return { action: 'content.edit', note: edited ?? 'Nothing changed' };
  }
  const step = whatBecame(after, now);
  return { action: stepTo(before.status, after.status), note: edited ? `${step}. ${edited}` : step };
}

function stepTo(before: ContentState, after: ContentState): AuditAction {
  if (after === 'published') return before === 'hidden' ? 'content.restore' : 'content.publish';
  // Between draft and hidden the article was not public before or after.
  return before === 'published' ? 'content.hide' : 'content.edit';
}

/** The state of a record, in words. */
export function whatBecame({ status, published_at: at }: Standing, now: string): string {
  if (status !== 'published') return status === 'draft' ? 'A draft' : 'Hidden';
  return at !== null && at > now ? `Scheduled for ${at.slice(0, 16).replace('T', ' ')} UTC` : 'Published';
}
