import { editable, visible } from '#server/features/sharing/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type PipelineRow, pipelineKind } from './kind.ts';

type Reading = Pick<Database, 'db'>;

/** A pipeline that the member may see. Throws 404 for everyone else. */
export const visiblePipeline = (database: Reading, userId: number, id: number): Promise<PipelineRow> =>
  visible(database, pipelineKind, userId, id);

/** A pipeline that the member may change. Throws 404 where they do not see it, 403 where they may only look. */
export const editablePipeline = (database: Reading, userId: number, id: number): Promise<PipelineRow> =>
  editable(database, pipelineKind, userId, id);
