import { slugOf } from '#contract/content.ts';
import { itemKinds } from '#contract/items.ts';
import type { ExportFormat } from '#contract/kit/exports.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Card } from '#contract/pipelines-cards.ts';
import type { Deps } from '#server/deps.ts';
import { datedName, sourceOf } from '#server/platform/http/export.ts';
import type { RequestContext } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { link, time } from '#server/platform/sheets/cell.ts';
import { sendTable } from '#server/platform/sheets/send-table.ts';
import { findCards } from './card-store.ts';
import type { PipelineRow } from './kind.ts';
import { presentCards } from './presenter.ts';
import { findStages } from './stage-store.ts';

/** Sends a board as a table, stage by stage, with the addresses of its records, as the caller sees them. */
export async function sendBoard(
  deps: Deps,
  context: RequestContext,
  { id, name }: PipelineRow,
  format: ExportFormat,
): Promise<''> {
  const source = sourceOf(deps, context, name);
  const day = source.at.toISOString().slice(0, 10);
  const stages = await findStages(deps.database, id);
  const cards = await presentCards(deps, sessionOf(context).user.id, await findCards(deps.database, id));
  const rows = stages.flatMap((stage) =>
    cards.filter(({ stageId }) => stageId === stage.id).map((card) => ({ ...card, stage: stage.name })),
  );
  await sendTable<Card & { stage: string }>(context.res, format, {
    filename: datedName(slugOf(name) || 'pipeline', source.at),
    columns: {
      Record: ({ title }) => title ?? 'No longer available',
      Kind: ({ kind }) => itemKinds[kind],
      Stage: ({ stage }) => stage,
      'Next step': ({ nextStep }) => nextStep,
      Date: ({ dueOn }) => time(dueOn),
      Address: ({ path }) => link(path && `${deps.baseUrl()}${path}`),
      'Added by': ({ addedBy }) => addedBy?.name ?? '',
      Added: ({ addedAt }) => time(addedAt.slice(0, 10)),
      'As of': () => time(day),
    },
    source: { ...source, address: `${deps.baseUrl()}${pathTo(paths.pipeline, { id })}` },
    // A whole board is small, and its order is not that of ids.
    batches: oneBatch(rows),
  });
  return '';
}

async function* oneBatch<Row>(rows: readonly Row[]) {
  yield rows;
}
