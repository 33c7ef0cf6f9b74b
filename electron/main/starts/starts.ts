import { app } from 'electron';

import { linkScheme } from '#contract/desktop/links.ts';
import { linkedRoute, routeOfArguments } from '../security/own-route.ts';
import { type StartWord, wordsOf } from './start-words.ts';

/** What a start is about: a page of the app, and words of the command line. */
export interface Start {
  path: string | null;
  words: ReadonlySet<StartWord>;
}

const startOf = (args: readonly string[]): Start => ({ path: routeOfArguments(args), words: wordsOf(args) });

/**
 * Registers the app for `cardi://…` links and tells of each start: a link, or words of the jump list and the desktop file.
 * Windows and Linux put both on the command line of this start or of a second one; macOS sends an event for links, which may
 * come before the app is ready.
 *
 * @returns what this start was asked for, once
 */
export function setUpStarts(onStart: (start: Start) => void): () => Start {
  let initial = startOf(process.argv.slice(1));
  let isStarted = false;
  app.on('second-instance', (_event, args) => onStart(startOf(args.slice(1))));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const path = linkedRoute(link);
    if (isStarted) onStart({ path, words: new Set() });
    else initial = { ...initial, path: path ?? initial.path };
  });
  // During development the program is Electron itself, so it must be told what to start.
  const [, script] = process.argv;
  if (app.isPackaged || script === undefined) app.setAsDefaultProtocolClient(linkScheme);
  return () => {
    isStarted = true;
    return initial;
  };
}
