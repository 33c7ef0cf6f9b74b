import type { FollowKind } from '#contract/connections-follows.ts';
import { type ItemKind, itemGroups, itemKinds } from '#contract/items.ts';
import { minute } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findFollowers } from '#server/features/connections/index.ts';
import { notifyAll } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import type { Item } from '#server/platform/records/record.ts';
import { findItems, type RecordDeps } from '#server/platform/records/records.ts';
import { findSubjects, historyField } from './presenter.ts';
import {
  type DayChange,
  findLastBefore,
  findNextChange,
  findRestOfDay,
  findTelling,
  isFirstOfDay,
  mostOfDay,
  moveTelling,
  type Telling,
  type ToldChange,
} from './telling-store.ts';

/** How many followers are told in one transaction, together with the progress mark. */
const batch = 100;

/** A change may still be in an open transaction when the day is over. */
export const settling = 10 * minute;

/** The progress mark of a change whose followers have all been told. */
const everybody = Number.MAX_SAFE_INTEGER;

/** How many fields a notification names. */
const fieldsNamed = 3;

type TellDeps = Pick<Deps, 'database' | 'features' | 'now' | 'baseUrl' | 'logger' | 'mail'>;

/** Followers are told of a day's changes in the night after it (UTC). */
export const changeNewsJob: Job = { name: 'change-news', every: 10 * minute, longest: 30 * minute, run: tellOfChanges };

/**
 * Tells followers of what changed in records, once for each record and day, even if a process ends half-way. Whoever
 * made all of a day's changes is not told of them. One whose news cannot be written is passed over.
 */
export async function tellOfChanges(deps: TellDeps): Promise<void> {
  const settled = new Date(deps.now().getTime() - settling).toISOString();
  const upTo = await findLastBefore(deps.database, settled.slice(0, 10));
  for (;;) {
    const telling = await findTelling(deps.database);
    const from = telling.followerId === everybody ? telling.changeId + 1 : telling.changeId;
    const change = await findNextChange(deps.database, { from, upTo });
    if (!change) return;
    await oneOfMany(
      deps,
      { news: 'changes', change: change.id },
      () => deps.database.write((trx) => tellSome(deps, trx, telling, change)),
      (trx) => moveTelling(trx, telling, { changeId: change.id, followerId: everybody }),
    );
    deps.mail.wake();
  }
}

async function tellSome(deps: TellDeps, trx: Transaction, telling: Telling, change: ToldChange): Promise<void> {
  const done: Telling = { changeId: change.id, followerId: everybody };
  // The first change of the day tells of all; the later ones are passed over.
  if (!(await isFirstOfDay({ db: trx }, change))) {
    await moveTelling(trx, telling, done);
    return;
  }
  const changes = await findRestOfDay({ db: trx }, change);
  const after = change.id === telling.changeId ? telling.followerId : 0;
  const record = { kind: change.kind, id: change.item_id };
  const followers = await findFollowers({ db: trx }, record, { after, limit: batch });
  const followerId = followers.length < batch ? everybody : (followers.at(-1) ?? everybody);
  if (!(await moveTelling(trx, telling, { changeId: change.id, followerId }))) return;
  // As a visitor sees it: what is withheld meanwhile is not told.
  const within = { ...deps, database: { db: trx } };
  const items = await findItems(within, record.kind, [record.id], null, deps.now());
  const item = items.get(record.id);
  const news = item && (await newsOf(within, item, record.kind, changes));
  if (!item || !news) return;
  const body = `${news.body}. You get this notification because you follow ${item.title}.`;
  await notifyAll(
    trx,
    deps,
    followers.flatMap((userId) =>
      changes.every((one) => one.by_id === userId)
        ? []
        : [{ userId, subjectId: null, kind: 'change' as const, ...news, body }],
    ),
  );
}

/** A day's changes in words; `null` where none of them is public. */
async function newsOf(
  deps: RecordDeps & Pick<Deps, 'now'>,
  item: Item,
  kind: FollowKind,
  changes: readonly DayChange[],
): Promise<{ title: string; body: string; path: string; action: string } | null> {
  if (kind === 'focus-area') {
    const subjectOf = await findSubjects(deps, changes, () => null);
    const arrived = changes.flatMap((one) => subjectOf(one)?.kind ?? []);
    if (arrived.length === 0) return null;
    const body = arrivalsInWords(arrived, changes.length === mostOfDay);
    return { title: `New in ${item.title}`, body, path: paths.following, action: 'See what is new' };
  }
  const titles = [...new Set(changes.flatMap((one) => historyField(deps, one)?.title ?? []))];
  if (titles.length === 0) return null;
  return {
    title: `${item.title} has changed`,
    body: inWords(titles),
    path: `${item.path}?tab=history`,
    action: 'See what changed',
  };
}

/** `2 companies, 1 event`; `isCut` where there are more than were counted. */
function arrivalsInWords(kinds: readonly ItemKind[], isCut: boolean): string {
  const counted = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 1 ? `1 ${itemKinds[kind]}` : `${count} ${itemGroups[kind].toLowerCase()}`;
  });
  return `New: ${counted.join(', ')}${isCut ? ' and more' : ''}`;
}

/** `Changed: Valuation, Team and 2 more` */
function inWords(titles: readonly string[]): string {
  const named = titles.slice(0, fieldsNamed).join(', ');
  const others = titles.length - fieldsNamed;
  return others > 0 ? `Changed: ${named} and ${others} more` : `Changed: ${named}`;
}
