import { z } from 'zod';

import { usePageTitleStore } from './page-title.ts';
import { setUnsavedInWindow, unsavedHere, watchUnsaved } from './unsaved.ts';

/*
 * The windows of the desktop app tell each other which of their pages have entries that are not saved, so that a sign-out
 * asks once, for all of them.
 */

export const unsavedChannel = 'cardi-unsaved';

const titles = z.array(z.string());
/** `unsaved`: the pages of a window. `begins`: a new window wants to know those of the others. `leaving`: see `tellLeaving`. */
const note = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unsaved'), window: z.uuid(), titles }),
  z.object({ kind: z.literal('begins') }),
  z.object({ kind: z.literal('leaving'), titles }),
]);
type Note = z.infer<typeof note>;

let channel: BroadcastChannel | null = null;
let givenUp: readonly string[] = [];

/** Tells all other windows. */
function post(told: Note): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage(told);
}

/** Starts to tell the other windows, and to hear what they tell. Call it once. */
export function startUnsavedWindows(): void {
  const window = crypto.randomUUID();
  channel = new BroadcastChannel(unsavedChannel);
  let told = '[]';
  const tell = (pages: readonly string[]) => {
    told = JSON.stringify(pages);
    post({ kind: 'unsaved', window, titles: [...pages] });
  };
  const tellChange = () => {
    const pages = unsavedHere();
    if (JSON.stringify(pages) !== told) tell(pages);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = note.safeParse(data).data;
    if (heard?.kind === 'unsaved') setUnsavedInWindow(heard.window, heard.titles);
    else if (heard?.kind === 'begins') tell(unsavedHere());
    else if (heard?.kind === 'leaving') givenUp = heard.titles;
  });
  watchUnsaved(tellChange);
  usePageTitleStore.subscribe(tellChange);
  addEventListener('pagehide', () => tell([]));
  post({ kind: 'begins' });
}

/** The person signs out here, and gives up the entries of these pages. */
export function tellLeaving(pages: readonly string[]): void {
  post({ kind: 'leaving', titles: [...pages] });
}

/** Whether the person has given up all entries of this window, in the question of another one. */
export function isGivenUp(): boolean {
  return unsavedHere().every((title) => givenUp.includes(title));
}
