import type { CurrentUser } from '#contract/accounts.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type PipelineAccess, pipelineBounds } from '#contract/pipelines.ts';
import type { Deps } from '#server/deps.ts';
import { areConnected } from '#server/features/connections/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { ownPipeline, visiblePipeline } from './access.ts';
import { countShared, deletePerson, findPeople, upsertPerson } from './people-store.ts';

/**
 * Shares a pipeline with a connection of its owner's, who is told once. Throws 404 or 403 for anyone but the owner, 404 for
 * someone the owner is not connected with, 409 where too many people or pipelines are shared.
 */
export async function shareWith(
  deps: Deps,
  owner: CurrentUser,
  pipelineId: number,
  { memberId, access }: { memberId: number; access: PipelineAccess },
): Promise<void> {
  await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'pipelines', pipelineId);
    const pipeline = await ownPipeline({ db: trx }, owner.id, pipelineId);
    const people = await findPeople({ db: trx }, pipelineId);
    const isNew = people.every(({ user_id }) => user_id !== memberId);
    if (isNew) {
      // Two owners who share with one member at once would each count too few, and the member may be leaving.
      await lockRow(deps.database, trx, 'users', memberId);
      if (!(await areConnected({ db: trx }, owner.id, memberId))) throw notFound('connection');
      if (people.length >= pipelineBounds.people) {
        throw new HttpError('conflict', `A pipeline can be shared with ${pipelineBounds.people} people.`);
      }
      if ((await countShared({ db: trx }, memberId)) >= pipelineBounds.shared) {
        throw new HttpError('conflict', 'This member has as many shared pipelines as a member can have.');
      }
    }
    await upsertPerson(trx, { pipelineId, userId: memberId, access, at: deps.now().toISOString() });
    if (!isNew) return;
    const name = owner.fullName ?? owner.username;
    await notify(trx, deps, {
      userId: memberId,
      subjectId: owner.id,
      kind: 'pipeline',
      title: `${name} shared a pipeline with you`,
      body: `${name} shared the pipeline “${pipeline.name}” with you. You ${access === 'edit' ? 'can move and change cards' : 'can view it'}.`,
      path: pathTo(paths.pipeline, { id: pipelineId }),
      action: 'Open the pipeline',
    });
  });
  deps.mail.wake();
}

/** The owner ends sharing for anyone, others for themselves. Throws 404 for a stranger, 403 for someone else's share. */
export async function endSharing(deps: Deps, userId: number, pipelineId: number, memberId: number): Promise<void> {
  await deps.database.write(async (trx) => {
    const { access, owner_name } = await visiblePipeline({ db: trx }, userId, pipelineId);
    if (access !== 'owner' && memberId !== userId) {
      throw new HttpError('forbidden', `Only ${owner_name} can do this: it is their pipeline.`);
    }
    await deletePerson(trx, pipelineId, memberId);
  });
}
