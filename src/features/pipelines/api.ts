import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExportFormat } from '#contract/kit/exports.ts';

import {
  createPipeline,
  deletePipeline,
  exportPipeline,
  getPipeline,
  listPipelines,
  type Pipeline,
  type PipelineAccess,
  renamePipeline,
  sharePipeline,
  unsharePipeline,
} from '#contract/pipelines.ts';
import { addCard, type CardKind, changeCard, pipelinesHolding, removeCard } from '#contract/pipelines-cards.ts';
import { getTimeline } from '#contract/timelines.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';

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

/** What every call of pipelines changes. */
export const changed = [listPipelines.path, getPipeline.path, pipelinesHolding.path, getTimeline.path];

/** A change after which everything on pipelines is asked for again. */
export function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}

const idOf = ({ id }: Pick<Pipeline, 'id'>) => ({ id: String(id) });

export const useCreatePipeline = () => useChange((name: string) => call(createPipeline, { body: { name } }));

export const useRenamePipeline = (pipeline: Pick<Pipeline, 'id' | 'version'>) =>
  useChange((name: string) =>
    call(renamePipeline, { params: idOf(pipeline), body: { name, version: pipeline.version } }),
  );

export const useDeletePipeline = (pipeline: Pick<Pipeline, 'id'>) =>
  useChange(() => call(deletePipeline, { params: idOf(pipeline) }));

export const useShare = (pipeline: Pick<Pipeline, 'id'>) =>
  useChange(({ memberId, access }: { memberId: number; access: PipelineAccess }) =>
    call(sharePipeline, { params: { ...idOf(pipeline), memberId: String(memberId) }, body: { access } }),
  );

export const useEndSharing = (pipeline: Pick<Pipeline, 'id'>) =>
  useChange((memberId: number) => call(unsharePipeline, { params: { ...idOf(pipeline), memberId: String(memberId) } }));

export const fetchFile = (pipeline: Pick<Pipeline, 'id'>, format: ExportFormat) =>
  callForFile(exportPipeline, { params: idOf(pipeline), query: { format } });

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
