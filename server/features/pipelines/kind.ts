import { paths } from '#contract/kit/paths.ts';
import { type PipelineAccess, pipelineBounds } from '#contract/pipelines.ts';
import { findAllShared, findShared, type SharedKind, type SharedRow } from '#server/features/sharing/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How pipelines are shared (rule pipelines). */
export const pipelineKind: SharedKind<PipelineRow> = {
  table: 'pipelines',
  people: 'pipeline_people',
  column: 'pipeline_id',
  noun: 'pipeline',
  bounds: pipelineBounds,
  page: paths.pipeline,
  mayEdit: (access) => access !== 'view',
  rights: { view: 'can view it', edit: 'can move and change cards' },
};

/** A pipeline as one of those who may see it sees it. */
export type PipelineRow = SharedRow<PipelineAccess> & { cards: number };

type Reading = Pick<Database, 'db'>;

/** All pipelines that a member may see, last changed first. */
export const findPipelines = (database: Reading, userId: number): Promise<PipelineRow[]> =>
  findAllShared(database, pipelineKind, userId);

/** One of them, `undefined` where the member may not see it. */
export const findPipeline = (database: Reading, userId: number, id: number): Promise<PipelineRow | undefined> =>
  findShared(database, pipelineKind, userId, id);
