import type { MessageBoxSyncOptions } from 'electron';

/** The part of Electron's `WebContents` that reports that a page wants to stay open. */
export interface LeavablePage {
  on(event: 'will-prevent-unload', listener: (event: { preventDefault(): void }) => void): unknown;
}

/** The question in the window whose page has unsaved entries. */
export const leaveQuestion = {
  type: 'question',
  message: 'Leave without saving?',
  detail: 'Changes on this page have not been saved. If you leave, they are lost.',
  buttons: ['Stay', 'Leave'],
  defaultId: 0,
  cancelId: 0,
  noLink: true,
} satisfies MessageBoxSyncOptions;

/**
 * Asks the person when a page has prevented `beforeunload`. Electron shows no dialog of its own, so closing, reloading
 * and quitting would silently do nothing.
 *
 * @param ask shows the question and returns the number of the chosen button
 * @param onStay called when the person stays, so that the caller stops closing windows
 */
export function askBeforeLeaving(
  page: LeavablePage,
  ask: (question: MessageBoxSyncOptions) => number,
  onStay: () => void = () => {},
): void {
  page.on('will-prevent-unload', (event) => {
    // Preventing this event lets the page be left.
    if (leaveQuestion.buttons[ask(leaveQuestion)] === 'Leave') event.preventDefault();
    else onStay();
  });
}
