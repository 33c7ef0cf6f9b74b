import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { moveCard } from '#contract/pipelines-cards.ts';
import { outboxNow } from '#src/features/outbox/index.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { callNamed } from '#src/lib/call-named.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { pipelineQuery } from './api.ts';
import { type Move, moveBack, moveByKey, placeInWords, withMove } from './board.ts';
import { pipelineKind } from './kind.ts';
import { withWaiting } from './waiting.ts';
import { nameOf } from './words.ts';

const queryFor = (pipelineId: number) => pipelineQuery(String(pipelineId));

/**
 * Moves cards of a pipeline: at once on the screen, then one after the other on the server. A refused move is taken back
 * with a message. Returns the function, what an arrow key would move, and what to announce.
 */
export function useMove(pipelineId: number) {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const mutationKey = ['move', pipelineId];
  const { mutate } = useMutation({
    mutationKey,
    // Moves reach the server in the order in which they were made.
    scope: { id: `pipeline ${pipelineId}` },
    mutationFn: ({ card, from, to, after, name }: Move & { back: Move; name: string }) =>
      callNamed(
        moveCard,
        { params: { pipelineId: String(pipelineId), cardId: String(card.id) }, body: { from, to, after } },
        { name },
      ),
    onError(error, { card, back }) {
      // It waits in the outbox of the desktop app, which sends it by itself.
      if (error instanceof Waiting) return;
      client.setQueryData(queryFor(pipelineId).queryKey, (shown) => shown && withMove(shown, back));
      setSaid(`${nameOf(card)} was not moved`);
      showRefusalAs('The card was not moved', error);
    },
    async onSettled() {
      // An answer between two moves would show the card where it no longer is.
      if (client.isMutating({ mutationKey }) > 1) return;
      await Promise.all(pipelineKind.shownBy.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
  const move = useCallback(
    async (wanted: Move): Promise<void> => {
      const query = queryFor(pipelineId);
      // An answer that is on its way is older than the move.
      await client.cancelQueries(query);
      const kept = client.getQueryData(query.queryKey);
      if (!kept) return;
      const { board: shown } = withWaiting(kept, outboxNow(client));
      const back = moveBack(shown, wanted);
      if (wanted.to === back.to && wanted.after === back.after) return;
      const next = withMove(shown, wanted);
      client.setQueryData(query.queryKey, next);
      setSaid(`${nameOf(wanted.card)} moved to ${placeInWords(next, wanted.card.id)}`);
      const stage = shown.stages.find(({ id }) => id === wanted.to)?.name ?? '';
      mutate({ ...wanted, back, name: `${nameOf(wanted.card)} to “${stage}”` });
    },
    [client, pipelineId, mutate],
  );
  const moveByArrow = useCallback(
    (cardId: number, key: string): Move | undefined => {
      const kept = client.getQueryData(queryFor(pipelineId).queryKey);
      const shown = kept && withWaiting(kept, outboxNow(client)).board;
      const card = shown?.board.find(({ id }) => id === cardId);
      return shown && card && moveByKey(shown, card, key);
    },
    [client, pipelineId],
  );
  return { move, moveByArrow, said };
}
