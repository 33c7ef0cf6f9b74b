import type { CurrentUser } from '#contract/accounts.ts';
import { pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { areConnected } from '#server/features/connections/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { notYours, own, visible } from './access.ts';
import { countShared, deletePerson, findPeople, upsertPerson } from './people-store.ts';
import type { AccessTo, SharedKind, SharedRow } from './shared-kind.ts';

/**
 * Shares something with a connection of its owner's, who is told once. Throws 404 or 403 for anyone but the owner, 404 for
 * someone the owner is not connected with, 409 where it has too many people, or the member too many shared ones.
 */
export async function shareWith<Row extends SharedRow>(
  deps: Deps,
  kind: SharedKind<Row>,
  owner: CurrentUser,
  { id, memberId, access }: { id: number; memberId: number; access: AccessTo<Row> },
): Promise<void> {
  const { noun, bounds } = kind;
  await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, kind.table, id);
    const { name } = await own({ db: trx }, kind, owner.id, id);
    const people = await findPeople({ db: trx }, kind, id);
    const isNew = people.every(({ member }) => member.id !== memberId);
    if (isNew) {
      // Two owners who share with one member at once would each count too few, and the member may be leaving.
      await lockRow(deps.database, trx, 'users', memberId);
      if (!(await areConnected({ db: trx }, owner.id, memberId))) throw notFound('connection');
      if (people.length >= bounds.people) {
        throw new HttpError('conflict', `A ${noun} can be shared with ${bounds.people} people.`);
      }
      if ((await countShared({ db: trx }, kind, memberId)) >= bounds.shared) {
        throw new HttpError('conflict', `This member has as many shared ${noun}s as a member can have.`);
      }
    }
    await upsertPerson(trx, kind, { id, userId: memberId, access, at: deps.now().toISOString() });
    await kind.onAccess?.(deps, trx, { id, userId: memberId, access });
    if (!isNew) return;
    const sharer = owner.fullName ?? owner.username;
    await notify(trx, deps, {
      userId: memberId,
      subjectId: owner.id,
      kind: noun,
      title: `${sharer} shared a ${noun} with you`,
      body: `${sharer} shared the ${noun} “${name}” with you. You ${kind.rights[access]}.`,
      path: pathTo(kind.page, { id }),
      action: `Open the ${noun}`,
    });
  });
  deps.mail.wake();
}

/** The owner ends sharing for anyone, others for themselves. Throws 404 for a stranger, 403 for someone else's share. */
export async function endSharing<Row extends SharedRow>(
  deps: Deps,
  kind: SharedKind<Row>,
  userId: number,
  { id, memberId }: { id: number; memberId: number },
): Promise<void> {
  await deps.database.write(async (trx) => {
    const { access, owner_name } = await visible({ db: trx }, kind, userId, id);
    if (access !== 'owner' && memberId !== userId) throw notYours(kind.noun, owner_name);
    await deletePerson(trx, kind, id, memberId);
    await kind.onAccess?.(deps, trx, { id, userId: memberId, access: null });
  });
}
