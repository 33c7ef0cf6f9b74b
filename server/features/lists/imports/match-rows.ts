import { setImmediate } from 'node:timers/promises';
import { type ListedKind, listedKinds } from '#contract/lists.ts';
import { type ImportRow, importBounds, type MatchedRow } from '#contract/lists-imports.ts';
import type { Deps } from '#server/deps.ts';
import { findItems } from '#server/platform/records/records.ts';
import { foundByName, isSameName } from './by-name.ts';
import { foundByWebsite, ownPathOf } from './by-website.ts';
import { findListed } from './store.ts';

/** A record that a row may mean. */
export interface Found {
  kind: ListedKind;
  id: number;
  title: string;
  path: string;
}

type Match = Pick<MatchedRow, 'by' | 'isSure'> & { found: readonly Found[] };

const none: Match = { by: null, isSure: false, found: [] };

/**
 * The records that rows of a file mean, of those that the viewer may see: by their address here, else by their website,
 * else by their name. A row is sure where only one record fits.
 */
export async function matchRows(
  deps: Deps,
  { viewerId, listId }: { viewerId: number; listId: number },
  rows: readonly ImportRow[],
): Promise<MatchedRow[]> {
  const matches: Match[] = [];
  for (const row of rows) {
    matches.push(await matchRow(deps, viewerId, row));
    // SQLite answers synchronously, so other requests get their turn here.
    await setImmediate();
  }
  const all = matches.flatMap(({ found }) => found);
  const listed = new Map(
    await Promise.all(
      listedKinds.map(async (kind) => {
        const ids = all.filter((one) => one.kind === kind).map(({ id }) => id);
        return [kind, await findListed(deps.database, listId, kind, ids)] as const;
      }),
    ),
  );
  return matches.map(({ found, ...match }) => ({
    ...match,
    candidates: found.map(({ kind, id, title, path }) => ({
      kind,
      id,
      title,
      path,
      isListed: listed.get(kind)?.has(id) ?? false,
    })),
  }));
}

async function matchRow(deps: Deps, viewerId: number, row: ImportRow): Promise<Match> {
  const path = ownPathOf(deps, row.website);
  if (path !== null) {
    const found = await foundByPath(deps, viewerId, path);
    return found ? { by: 'address', isSure: true, found: [found] } : none;
  }
  const onSite = await foundByWebsite(deps, viewerId, row);
  if (onSite.length > 0) {
    const named = row.name === undefined ? [] : onSite.filter(({ title }) => isSameName(title, row.name ?? ''));
    return chosenFrom('website', named.length > 0 ? named : onSite);
  }
  const { same, alike } = await foundByName(deps, viewerId, row);
  if (same.length > 0) return chosenFrom('name', same);
  return alike.length > 0 ? { by: 'name', isSure: false, found: alike.slice(0, importBounds.candidates) } : none;
}

function chosenFrom(by: 'website' | 'name', found: readonly Found[]): Match {
  return { by, isSure: found.length === 1, found: found.slice(0, importBounds.candidates) };
}

/** The record whose page has this path. */
async function foundByPath(deps: Deps, viewerId: number, path: string): Promise<Found | undefined> {
  const id = Number(/(?<=\/)\d{1,15}(?=\/|$)/.exec(path)?.[0]);
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  for (const kind of listedKinds) {
    const item = (await findItems(deps, kind, [id], viewerId, deps.now())).get(id);
    if (item?.path === path) return { kind, id, title: item.title, path };
  }
  return undefined;
}
