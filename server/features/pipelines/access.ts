import type { Database } from '#server/platform/db/database.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { findPipeline, type PipelineRow } from './store.ts';

/** A pipeline that the member may see. Throws 404 for everyone else. */
export async function visiblePipeline(
  database: Pick<Database, 'db'>,
  userId: number,
  id: number,
): Promise<PipelineRow> {
  const pipeline = await findPipeline(database, userId, id);
  if (!pipeline) throw notFound('pipeline');
  return pipeline;
}

/** A pipeline that the member may change. Throws 404 where they do not see it, 403 where they may only look. */
export async function editablePipeline(
  database: Pick<Database, 'db'>,
  userId: number,
  id: number,
): Promise<PipelineRow> {
  const pipeline = await visiblePipeline(database, userId, id);
  if (pipeline.access === 'view') {
    throw new HttpError('forbidden', `You can view this pipeline. ${pipeline.owner_name} can let you change it.`);
  }
  return pipeline;
}

/** A pipeline of the member's own. Throws 404 where they do not see it, 403 where it is someone else's. */
export async function ownPipeline(database: Pick<Database, 'db'>, userId: number, id: number): Promise<PipelineRow> {
  const pipeline = await visiblePipeline(database, userId, id);
  if (pipeline.access !== 'owner')
    throw new HttpError('forbidden', `Only ${pipeline.owner_name} can do this: it is their pipeline.`);
  return pipeline;
}
