import type { CurrentUser } from '#contract/accounts.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type ListAccess, listBounds, mayComment } from '#contract/lists.ts';
import type { Deps } from '#server/deps.ts';
import { areConnected } from '#server/features/connections/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { ownList, visibleList } from './access.ts';
import { countShared, deletePerson, findPeople, upsertPerson } from './people-store.ts';

/** What the person may do, as they are told. */
const rights: Record<ListAccess, string> = {
  view: 'can view it',
  comment: 'can view it and write notes',
  edit: 'can write notes, and add and remove records',
};

/**
 * Shares a list with a connection of its owner's, who is told once. Throws 404 or 403 for anyone but the owner, 404 for
 * someone the owner is not connected with, 409 where too many people or lists are shared.
 */
export async function shareWith(
  deps: Deps,
  owner: CurrentUser,
  listId: number,
  { memberId, access }: { memberId: number; access: ListAccess },
): Promise<void> {
  await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'lists', listId);
    const list = await ownList({ db: trx }, owner.id, listId);
    const people = await findPeople({ db: trx }, listId);
    const isNew = people.every(({ user_id }) => user_id !== memberId);
    if (isNew) {
      // Two owners who share with one member at once would each count too few, and the member may be leaving.
      await lockRow(deps.database, trx, 'users', memberId);
      if (!(await areConnected({ db: trx }, owner.id, memberId))) throw notFound('connection');
      if (people.length >= listBounds.people) {
        throw new HttpError('conflict', `A list can be shared with ${listBounds.people} people.`);
      }
      if ((await countShared({ db: trx }, memberId)) >= listBounds.shared) {
        throw new HttpError('conflict', 'This member has as many shared lists as a member can have.');
      }
    }
    await upsertPerson(trx, { listId, userId: memberId, access, at: deps.now().toISOString() });
    if (!mayComment(access)) await takeAlong(deps, trx, listId, memberId);
    if (!isNew) return;
    const name = owner.fullName ?? owner.username;
    await notify(trx, deps, {
      userId: memberId,
      subjectId: owner.id,
      kind: 'list',
      title: `${name} shared a list with you`,
      body: `${name} shared the list “${list.name}” with you. You ${rights[access]}.`,
      path: pathTo(paths.list, { id: listId }),
      action: 'Open the list',
    });
  });
  deps.mail.wake();
}

/** The owner ends sharing for anyone, others for themselves. Throws 404 for a stranger, 403 for someone else's share. */
export async function endSharing(deps: Deps, userId: number, listId: number, memberId: number): Promise<void> {
  await deps.database.write(async (trx) => {
    const { access, owner_name } = await visibleList({ db: trx }, userId, listId);
    if (access !== 'owner' && memberId !== userId) {
      throw new HttpError('forbidden', `Only ${owner_name} can do this: it is their list.`);
    }
    await deletePerson(trx, listId, memberId);
    await takeAlong(deps, trx, listId, memberId);
  });
}

/** Somebody may no longer write in a list: what they shared there would otherwise come back with their right. */
async function takeAlong(deps: Deps, trx: Transaction, listId: number, memberId: number): Promise<void> {
  for (const { onListLeft } of deps.features) await onListLeft?.(trx, listId, memberId);
}
