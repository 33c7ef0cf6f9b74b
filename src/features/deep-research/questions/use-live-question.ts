import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { listQuestions, question as questionSchema, streamQuestion } from '#contract/deep-research-questions.ts';
import { callForEvents } from '#src/lib/api-client.ts';
import { platform } from '#src/platform/index.ts';
import { questionQuery } from './api.ts';
import { isUnderWay } from './steps.ts';

/** How long is waited before a question is asked for again, where it does not stream (milliseconds). */
const pause = 1500;

/**
 * A question that stays up to date while it is worked on: by a stream on the web; by asking again in the desktop app,
 * whose main process passes on whole answers, and after a stream has broken off.
 */
export function useLiveQuestion(id: number) {
  const client = useQueryClient();
  const [isStreaming, setStreaming] = useState(false);
  const query = useQuery({
    ...questionQuery(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data) && !isStreaming ? pause : false),
  });
  const isWatched = isUnderWay(query.data);

  useEffect(() => {
    if (!isWatched) return;
    const stopping = new AbortController();
    const follow = async () => {
      setStreaming(true);
      const states = callForEvents(streamQuestion, { id: String(id) }, questionSchema, stopping.signal);
      for await (const state of states) client.setQueryData(questionQuery(id).queryKey, state);
    };
    // Why a stream ended does not matter: asking again shows whether there is more.
    const fallBack = () => {
      if (!stopping.signal.aborted) setStreaming(false);
    };
    if (platform.kind === 'web') void follow().then(fallBack, fallBack);
    return () => {
      stopping.abort();
      setStreaming(false);
      // The history shows what became of it.
      void client.invalidateQueries({ queryKey: [listQuestions.path] });
    };
  }, [client, id, isWatched]);
  return query;
}
