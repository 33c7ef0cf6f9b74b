import { z } from 'zod';

import { second } from '#contract/kit/durations.ts';
import { heartbeat, type LiveEvent, liveEvent } from '#contract/live.ts';
import { followServer } from './follow-server.ts';

/** What the tab with the stream says to the others, and what a new tab asks. */
const said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), id: z.string().nullable(), event: liveEvent.nullable() }),
  z.object({ kind: z.literal('state'), isUp: z.boolean() }),
  z.object({ kind: z.literal('question') }),
]);
type Said = z.infer<typeof said>;

/** A tab that hears nothing for so long takes the stream for gone (milliseconds). */
const patience = 2 * heartbeat + 10 * second;

interface SharingOptions {
  userId: number;
  onEvent: (event: LiveEvent) => void;
  onUp: (isUp: boolean) => void;
  /** The session has ended. */
  onRefused: () => void;
  signal: AbortSignal;
}

/**
 * One stream for all tabs of a browser: the tab that gets the lock holds it and passes on what it says. When that tab is
 * closed, the next one gets the lock and goes on after the last id. Without locks each tab has a stream of its own.
 */
export function shareAmongTabs({ userId, onEvent, onUp, onRefused, signal }: SharingOptions): void {
  const name = `cardi-live-${userId}`;
  const channel = new BroadcastChannel(name);
  let lastId: string | null = null;
  let isLeading = false;
  let isUp = false;
  /** The session has ended: no tab asks again. */
  let hasEnded = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const say = (text: Said) => channel.postMessage(text);

  const become = (next: boolean) => {
    isUp = next;
    onUp(next);
  };
  const take = (event: LiveEvent) => {
    if (event.kind !== 'session') onEvent(event);
    else if (!hasEnded) {
      hasEnded = true;
      become(false);
      onRefused();
    }
  };
  const hear = ({ data }: MessageEvent) => {
    const { data: heard } = said.safeParse(data);
    if (heard?.kind === 'question' && isLeading) say({ kind: 'state', isUp });
    if (!heard || heard.kind === 'question' || isLeading) return;
    clearTimeout(watch);
    watch = setTimeout(() => become(false), patience);
    if (heard.kind === 'state') become(heard.isUp);
    else {
      lastId = heard.id ?? lastId;
      if (!isUp) become(true);
      if (heard.event) take(heard.event);
    }
  };
  channel.addEventListener('message', hear);

  const lead = async () => {
    isLeading = true;
    clearTimeout(watch);
    const outcome = await followServer({
      lastId,
      signal,
      isOver: () => hasEnded,
      onUp(next) {
        become(next);
        say({ kind: 'state', isUp });
      },
      onEvent({ id, data }) {
        lastId = id ?? lastId;
        // A later server may tell what this page does not know.
        const event = data === null ? null : (liveEvent.safeParse(parsed(data)).data ?? null);
        say({ kind: 'event', id: lastId, event });
        if (event) take(event);
      },
    });
    if (outcome === 'refused') take({ kind: 'session' });
  };

  signal.addEventListener('abort', () => {
    clearTimeout(watch);
    channel.close();
    onUp(false);
  });
  // Rejects when the signal aborts while it waits.
  const leading = 'locks' in navigator ? navigator.locks.request(name, { signal }, lead) : lead();
  leading.catch(() => undefined);
  say({ kind: 'question' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
