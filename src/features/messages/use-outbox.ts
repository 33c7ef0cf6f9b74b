import { useCallback, useEffect, useState } from 'react';

import { ApiError, Waiting } from '#src/lib/api-error.ts';
import { type Outgoing, readOutgoing, writeOutgoing } from './outgoing.ts';

interface Outbox {
  outgoing: readonly Outgoing[];
  send: (body: string) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
  /** Drops messages that the server has: only their answers were lost. */
  settle: (known: ReadonlySet<string>) => void;
}

/**
 * Messages that are being sent, shown before the server has them. On the web a failed one stays with the reason and a
 * button to try again; it also survives a reload and an expired session. `place`: the sender and the conversation.
 */
export function useOutbox(place: string, post: (words: { body: string; key: string }) => Promise<unknown>): Outbox {
  const [outgoing, setOutgoing] = useState(() => readOutgoing(place));
  useEffect(() => writeOutgoing(place, outgoing), [place, outgoing]);

  const remove = useCallback((key: string) => setOutgoing((all) => all.filter((message) => message.key !== key)), []);
  const attempt = useCallback(
    (body: string, key: string) => {
      post({ body, key }).then(
        () => remove(key),
        (error: unknown) => {
          // The desktop app stores it and sends it by itself.
          if (error instanceof Waiting) {
            remove(key);
            return;
          }
          const failure = reasonOf(error);
          setOutgoing((all) => all.map((message) => (message.key === key ? { ...message, failure } : message)));
        },
      );
    },
    [post, remove],
  );
  const settle = useCallback(
    (known: ReadonlySet<string>) =>
      setOutgoing((all) => (all.some(({ key }) => known.has(key)) ? all.filter(({ key }) => !known.has(key)) : all)),
    [],
  );
  return {
    outgoing,
    send(body) {
      const key = crypto.randomUUID();
      setOutgoing((all) => [...all, { key, body, failure: null }]);
      attempt(body, key);
    },
    retry(key) {
      const message = outgoing.find((each) => each.key === key);
      if (!message) return;
      setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, failure: null } : each)));
      attempt(message.body, key);
    },
    discard: remove,
    settle,
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status < 500 && error.body) {
    return error.body.fields?.body ?? error.body.message;
  }
  return 'This was not sent. Please check your connection.';
}
