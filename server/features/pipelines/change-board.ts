import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { editablePipeline } from './access.ts';
import { changeCount } from './card-store.ts';
import type { PipelineRow } from './kind.ts';

/**
 * Changes a board while nobody else does. `change` returns its answer and how many more cards there are. Throws 404 or
 * 403 for those who may not change the board.
 */
export async function changeBoard<Answer>(
  deps: Deps,
  userId: number,
  pipelineId: number,
  change: (trx: Transaction, board: PipelineRow) => Promise<{ answer: Answer; more?: number }>,
): Promise<Answer> {
  return deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'pipelines', pipelineId);
    const board = await editablePipeline({ db: trx }, userId, pipelineId);
    const { answer, more = 0 } = await change(trx, board);
    await changeCount(trx, pipelineId, more, deps.now().toISOString());
    return answer;
  });
}
