import { useQuery } from '@tanstack/react-query';
import type { ExportFormat } from '#contract/kit/exports.ts';

import { exportPipeline, getPipeline, listPipelines, type Pipeline } from '#contract/pipelines.ts';
import { addCard, type CardKind, changeCard, pipelinesHolding, removeCard } from '#contract/pipelines-cards.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useChangeOf } from '#src/features/sharing/index.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { pipelineKind } from './kind.ts';

/** A record that can be on pipelines. */
export interface Carded {
  kind: CardKind;
  id: number;
}

/** The member's pipelines and those shared with the member, last changed first. */
export const pipelinesQuery = queryOf(listPipelines, {});
export const pipelineQuery = (id: string) => queryOf(getPipeline, { params: { id } });

export function usePipelines() {
  const { user } = useCurrentUser();
  return useQuery({ ...pipelinesQuery, enabled: user !== null });
}

/** A change of pipelines: afterwards all that shows them is asked for again. */
export const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) =>
  useChangeOf(pipelineKind.shownBy, change);

export const fetchFile = (pipeline: Pick<Pipeline, 'id'>, format: ExportFormat) =>
  callForFile(exportPipeline, { params: { id: String(pipeline.id) }, query: { format } });

const cardParams = (pipelineId: number, cardId: number) => ({
  pipelineId: String(pipelineId),
  cardId: String(cardId),
});

export const useChangeCard = (pipelineId: number, card: { id: number; version: number }) =>
  useChange((change: { nextStep: string; dueOn: string | null }) =>
    call(changeCard, { params: cardParams(pipelineId, card.id), body: { ...change, version: card.version } }),
  );

export const useRemoveCard = () =>
  useChange(({ pipelineId, cardId }: { pipelineId: number; cardId: number }) =>
    call(removeCard, { params: cardParams(pipelineId, cardId) }),
  );

export const useAddCard = (record: Carded) =>
  useChange((pipelineId: number) => call(addCard, { params: { pipelineId: String(pipelineId) }, body: record }));

/** The cards of a record on the member's pipelines. */
export const useHolding = ({ kind, id }: Carded) =>
  useQuery(queryOf(pipelinesHolding, { query: { kind, id: String(id) } }));
