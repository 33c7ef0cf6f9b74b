import type { Response } from 'express';

import { slugOf } from '#contract/content.ts';
import { itemKinds } from '#contract/items.ts';
import type { Card } from '#contract/pipelines-cards.ts';
import type { Deps } from '#server/deps.ts';
import { sendCsv } from '#server/platform/http/csv.ts';
import { findCards } from './card-store.ts';
import { presentCards } from './presenter.ts';
import { findStages } from './stage-store.ts';
import type { PipelineRow } from './store.ts';

/** Sends a board as a table, stage by stage, with the addresses of its records, as this viewer sees them. */
export async function sendBoard(deps: Deps, res: Response, viewerId: number, { id, name }: PipelineRow): Promise<''> {
  const day = deps.now().toISOString().slice(0, 10);
  const stages = await findStages(deps.database, id);
  const cards = await presentCards(deps, viewerId, await findCards(deps.database, id));
  const rows = stages.flatMap((stage) =>
    cards.filter(({ stageId }) => stageId === stage.id).map((card) => ({ ...card, stage: stage.name })),
  );
  await sendCsv<Card & { stage: string }>(res, {
    filename: `${slugOf(name) || 'pipeline'}-${day}.csv`,
    columns: {
      Record: ({ title }) => title ?? 'No longer available',
      Kind: ({ kind }) => itemKinds[kind],
      Stage: ({ stage }) => stage,
      'Next step': ({ nextStep }) => nextStep,
      Date: ({ dueOn }) => dueOn ?? '',
      Address: ({ path }) => path && `${deps.baseUrl()}${path}`,
      'Added by': ({ addedBy }) => addedBy?.name ?? '',
      Added: ({ addedAt }) => addedAt.slice(0, 10),
      'As of': () => day,
    },
    // The order of a board is not that of ids, and a whole one is small: its rows are sent from memory.
    next: async ({ before, limit }) => {
      const start = before === undefined ? 0 : rows.findIndex((row) => row.id === before) + 1;
      return rows.slice(start, start + limit);
    },
  });
  return '';
}
