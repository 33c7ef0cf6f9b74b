import { itemGroups } from '#contract/items.ts';
import { paths } from '#contract/kit/paths.ts';
import { type SavedSearchKind, savedSearchPath } from '#contract/saved-searches-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressees } from '#server/features/accounts/index.ts';
import { type Filed, findSubjects, findUntold } from '#server/features/changes/index.ts';
import type { News as Notification } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { mostMatches } from './look.ts';
import { type DailySearch, filtersOf, markTold } from './store.ts';

/** How many matches of one search an email names. */
export const matchesNamed = 5;

/** The page for unsubscribing, to which mail programs also post. */
export const unsubscribePath = paths.alertsUnsubscribe;

/** What a search has found since its member was last told. */
interface News {
  name: string;
  kind: SavedSearchKind;
  path: string;
  matches: readonly { title: string; path: string }[];
  isMore: boolean;
}

/**
 * What these searches have found and their members have not been told of, as a notification with its email for each member;
 * `tokens` are those of their unsubscribe links. From now on they have been told.
 */
export async function newsFor(
  deps: Deps,
  trx: Transaction,
  searches: readonly DailySearch[],
  tokens: ReadonlyMap<number, string>,
): Promise<Notification[]> {
  const filed = Map.groupBy(
    await findUntold(
      trx,
      searches.map(({ id }) => id),
      mostMatches,
    ),
    ({ item_id: id }) => id,
  );
  const untold = searches.filter(({ id }) => filed.has(id));
  await markTold(
    trx,
    untold.map(({ id }) => id),
  );
  const members = Map.groupBy(untold, ({ user_id: userId }) => userId);
  const matches = await newestOf({ ...deps, database: { db: trx } }, filed, untold);
  const addressees = await findAddressees({ db: trx }, [...members.keys()]);
  const all: Notification[] = [];
  for (const [userId, own] of members) {
    const news = own.flatMap((search) => presentNews(search, matches.get(search.id) ?? []));
    const [addressee, token] = [addressees.get(userId), tokens.get(userId)];
    if (!addressee || !token || news.length === 0) continue;
    all.push(notificationOf(userId, news, alertMail(deps, addressee, news, token)));
  }
  return all;
}

function presentNews(search: DailySearch, matches: News['matches']): News[] {
  if (matches.length === 0) return [];
  const path = savedSearchPath({ kind: search.kind, filters: filtersOf(search) });
  const isMore = matches.length > matchesNamed;
  return [{ name: search.name, kind: search.kind, path, matches: matches.slice(0, matchesNamed), isMore }];
}

function notificationOf(userId: number, news: readonly News[], mail: MailMessage): Notification {
  return {
    userId,
    subjectId: null,
    kind: 'saved-search',
    title: mail.subject,
    body: news.map(({ matches: [newest] }) => newest?.title).join(', '),
    path: pathOfAll(news),
    mail,
  };
}

/** The newest records of each search that its member may see, at least one more than an email names. */
async function newestOf(
  deps: Parameters<typeof findSubjects>[0],
  filed: ReadonlyMap<number, readonly Filed[]>,
  searches: readonly DailySearch[],
): Promise<Map<number, News['matches'][number][]>> {
  const memberOf = new Map(searches.map(({ id, user_id: userId }) => [id, userId]));
  const matches = new Map(searches.map(({ id }) => [id, [] as News['matches'][number][]]));
  const few = matchesNamed + 1;
  for (let from = 0; ; from += few) {
    const rows = [...matches].flatMap(([id, found]) =>
      found.length < few ? (filed.get(id) ?? []).slice(from, from + few) : [],
    );
    if (rows.length === 0) return matches;
    const subjectOf = await findSubjects(deps, rows, ({ item_id: searchId }) => memberOf.get(searchId) ?? null);
    for (const row of rows) {
      const subject = subjectOf(row);
      if (subject) matches.get(row.item_id)?.push(subject);
    }
  }
}

export function alertMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  addressee: { email: string; name: string },
  news: readonly News[],
  token: string,
): MailMessage {
  return {
    template: 'saved-searches.alert',
    to: addressee.email,
    subject: subjectOf(news),
    paragraphs: [
      `Hello ${addressee.name},`,
      `Your saved searches on ${env.site.productName} have found this:`,
      ...news.map(({ name, path, matches, isMore }) =>
        [
          name,
          ...matches.map((match) => `${match.title}\n${baseUrl()}${match.path}`),
          ...(isMore ? [`And more: ${baseUrl()}${path}`] : []),
        ].join('\n'),
      ),
      'You get this email, at most once a day, because you turned on daily email for a saved search.',
    ],
    action: { label: 'See what is new', url: `${baseUrl()}${pathOfAll(news)}` },
    unsubscribeUrl: `${baseUrl()}${unsubscribePath}?token=${token}`,
  };
}

/** `New companies: Storage in Europe`, or `New matches in 2 searches`. */
function subjectOf(news: readonly News[]): string {
  const kinds = new Set(news.map(({ kind }) => kind));
  const [first] = news;
  const what = first && kinds.size === 1 ? itemGroups[first.kind].toLowerCase() : 'matches';
  return news.length === 1 && first ? `New ${what}: ${first.name}` : `New ${what} in ${news.length} searches`;
}

/** The list of one search, or the feed for several. */
function pathOfAll(news: readonly News[]): string {
  const [first, ...others] = news;
  return first && others.length === 0 ? first.path : paths.following;
}
