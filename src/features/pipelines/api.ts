import { useQuery } from '@tanstack/react-query';
import type { ExportFormat } from '#contract/kit/exports.ts';
import { fillRule } from '#contract/kit/queue.ts';

import { exportPipeline, getPipeline, listPipelines, type Pipeline } from '#contract/pipelines.ts';
import {
  addCard,
  type Card,
  type CardKind,
  cardLines,
  changeCard,
  pipelinesHolding,
  removeCard,
} from '#contract/pipelines-cards.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { discardChangesOf, useOutbox } from '#src/features/outbox/index.ts';
import { useChangeOf } from '#src/features/sharing/index.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { callNamed } from '#src/lib/call-named.ts';
import { queryOf } from '#src/lib/queries.ts';
import { pipelineKind } from './kind.ts';
import { nameOf } from './words.ts';

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

export const useChangeCard = (pipelineId: number, card: Pick<Card, 'id' | 'version' | 'title'>) =>
  useChange((change: { nextStep: string; dueOn: string | null }) =>
    callNamed(
      changeCard,
      { params: cardParams(pipelineId, card.id), body: { ...change, version: card.version } },
      { name: nameOf(card) },
    ),
  );

/** Takes a card off. Its moves that wait in the outbox of the desktop app would come too late. */
export const useRemoveCard = () =>
  useChange(async ({ pipelineId, cardId, name }: { pipelineId: number; cardId: number; name: string }) => {
    const params = cardParams(pipelineId, cardId);
    await discardChangesOf(fillRule(cardLines.move, params));
    return callNamed(removeCard, { params }, { name });
  });

export const useAddCard = (record: Carded, name: string) =>
  useChange((pipelineId: number) =>
    callNamed(addCard, { params: { pipelineId: String(pipelineId) }, body: record }, { name }),
  );

/** The line of a new card in the outbox of the desktop app. */
const newLine = (pipelineId: number, { kind, id }: Carded) => fillRule(cardLines.added, { pipelineId, kind, id });

/** Whether a card of this record waits to be put on a pipeline, and a function that takes that back. */
export function useWaitingCards(record: Carded) {
  const entries = useOutbox();
  return {
    isWaiting: (pipelineId: number) => entries.some((entry) => entry.record === newLine(pipelineId, record)),
    takeBack: (pipelineId: number) => discardChangesOf(newLine(pipelineId, record)),
  };
}

/** The cards of a record on the member's pipelines. */
export const useHolding = ({ kind, id }: Carded) =>
  useQuery(queryOf(pipelinesHolding, { query: { kind, id: String(id) } }));
