import { type Pipeline, pipelineBounds } from '#contract/pipelines.ts';
import type { Deps } from '#server/deps.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { ownPipeline, visiblePipeline } from './access.ts';
import { presentPipeline } from './presenter.ts';
import { insertStages } from './stage-store.ts';
import { countOwn, insertPipeline, removePipeline, rewriteName } from './store.ts';

/** The stages of a new pipeline. */
const usualStages = [
  { name: 'To look at', outcome: 'open' },
  { name: 'In contact', outcome: 'open' },
  { name: 'Due diligence', outcome: 'open' },
  { name: 'Won', outcome: 'won' },
  { name: 'Passed', outcome: 'passed' },
] as const;

/** Throws 409 where the member has the most pipelines allowed. */
export async function makePipeline(deps: Deps, userId: number, name: string): Promise<Pipeline> {
  return deps.database.write(async (trx) => {
    // Two concurrent requests would each count too few.
    await lockAccount(deps.database, trx, userId);
    if ((await countOwn({ db: trx }, userId)) >= pipelineBounds.perMember) {
      throw new HttpError(
        'conflict',
        `You already have ${pipelineBounds.perMember} pipelines. Please delete one first.`,
      );
    }
    const id = await insertPipeline(trx, userId, name, deps.now().toISOString());
    await insertStages(trx, id, 0, usualStages);
    return presentPipeline(await visiblePipeline({ db: trx }, userId, id));
  });
}

/** Throws 404 or 403 for anyone but the owner, 409 if the pipeline was renamed elsewhere since this edition. */
export async function changeName(
  deps: Deps,
  userId: number,
  change: { id: number; version: number; name: string },
): Promise<Pipeline> {
  return deps.database.write(async (trx) => {
    const pipeline = await ownPipeline({ db: trx }, userId, change.id);
    if (!(await rewriteName(trx, { ...change, at: deps.now().toISOString() }))) {
      throw new HttpError('conflict', `This pipeline was renamed elsewhere: it is called “${pipeline.name}” now.`);
    }
    return presentPipeline(await visiblePipeline({ db: trx }, userId, change.id));
  });
}

/** Throws 404 or 403 for anyone but the owner. */
export async function dropPipeline(deps: Deps, userId: number, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    await ownPipeline({ db: trx }, userId, id);
    await removePipeline(trx, id);
  });
}
