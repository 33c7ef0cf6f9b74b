import type { Deps } from '#server/deps.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { own, visible } from './access.ts';
import type { SharedKind, SharedRow } from './shared-kind.ts';
import { countOwn, deleteShared, insertShared, rewriteName } from './store.ts';

/**
 * Makes a list or a pipeline, with what `fill` puts into it. Throws 409 where the member has the most of them allowed.
 */
export function makeShared<Row extends SharedRow>(
  deps: Deps,
  kind: SharedKind<Row>,
  userId: number,
  name: string,
  fill?: (trx: Transaction, id: number) => Promise<unknown>,
): Promise<Row> {
  return deps.database.write(async (trx) => {
    // Two concurrent requests would each count too few.
    await lockAccount(deps.database, trx, userId);
    const { perMember } = kind.bounds;
    if ((await countOwn({ db: trx }, kind, userId)) >= perMember) {
      throw new HttpError('conflict', `You already have ${perMember} ${kind.noun}s. Please delete one first.`);
    }
    const id = await insertShared(trx, kind, { ownerId: userId, name, at: deps.now().toISOString() });
    await fill?.(trx, id);
    return visible({ db: trx }, kind, userId, id);
  });
}

/** Throws 404 or 403 for anyone but the owner, 409 if it was renamed elsewhere since this edition. */
export function renameShared<Row extends SharedRow>(
  deps: Deps,
  kind: SharedKind<Row>,
  userId: number,
  change: { id: number; version: number; name: string },
): Promise<Row> {
  return deps.database.write(async (trx) => {
    const { name } = await own({ db: trx }, kind, userId, change.id);
    if (!(await rewriteName(trx, kind, { ...change, at: deps.now().toISOString() }))) {
      throw new HttpError('conflict', `This ${kind.noun} was renamed elsewhere: it is called “${name}” now.`);
    }
    return visible({ db: trx }, kind, userId, change.id);
  });
}

/** Deletes it for everyone who sees it. Throws 404 or 403 for anyone but the owner. */
export async function dropShared<Row extends SharedRow>(
  deps: Deps,
  kind: SharedKind<Row>,
  userId: number,
  id: number,
): Promise<void> {
  await deps.database.write(async (trx) => {
    await own({ db: trx }, kind, userId, id);
    await deleteShared(trx, kind, id);
  });
}
