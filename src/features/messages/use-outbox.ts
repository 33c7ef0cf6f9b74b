import { useCallback, useEffect, useState } from 'react';

import type { Attachment } from '#contract/attachments.ts';
import { ApiError, Waiting } from '#src/lib/api-error.ts';
import { type Outgoing, readOutgoing, writeOutgoing } from './outgoing.ts';

/** What a member has written. */
export interface Written {
  body: string;
  attachments: Attachment[];
}

/** How a message is sent: with the ids of its files, where it has some. */
export interface Post {
  body: string;
  key: string;
  attachments?: string[];
}

interface Outbox {
  outgoing: readonly Outgoing[];
  send: (words: Written) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
  /** Drops messages that the server has: only their answers were lost. */
  settle: (known: ReadonlySet<string>) => void;
}

/**
 * Messages that are being sent, shown before the server has them. On the web a failed one stays with the reason and a
 * button to try again; it also survives a reload and an expired session. `place`: see `placeOf`.
 */
export function useOutbox(place: string, post: (words: Post) => Promise<unknown>): Outbox {
  const [outgoing, setOutgoing] = useState(() => readOutgoing(place));
  useEffect(() => writeOutgoing(place, outgoing), [place, outgoing]);

  const remove = useCallback((key: string) => setOutgoing((all) => all.filter((message) => message.key !== key)), []);
  const attempt = useCallback(
    ({ body, attachments, key }: Pick<Outgoing, 'key' | 'body' | 'attachments'>) => {
      const ids = attachments.map(({ id }) => id);
      post({ body, key, ...(ids.length > 0 && { attachments: ids }) }).then(
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
    send(written) {
      const message = { ...written, key: crypto.randomUUID(), failure: null };
      setOutgoing((all) => [...all, message]);
      attempt(message);
    },
    retry(key) {
      const message = outgoing.find((each) => each.key === key);
      if (!message) return;
      setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, failure: null } : each)));
      attempt(message);
    },
    discard: remove,
    settle,
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status < 500 && error.body) {
    return error.body.fields?.body ?? error.body.fields?.attachments ?? error.body.message;
  }
  return 'This was not sent. Please check your connection.';
}
