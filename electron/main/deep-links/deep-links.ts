import { app } from 'electron';

import { linkScheme } from '#contract/desktop/links.ts';
import { linkedRoute, routeOfArguments } from './own-route.ts';

/**
 * Links of the form `cardi://…`: makes this app the one that opens them, and hands each on as a page of
 * the app. Windows and Linux put the link on the command line, of this start or of a second one; macOS
 * tells by an event, which may come before the app is ready.
 *
 * @returns the page that this very start is about, once; `null` where it is about none
 */
export function setUpDeepLinks(openPage: (path: string | null) => void): () => string | null {
  let initial = routeOfArguments(process.argv.slice(1));
  let isStarted = false;
  app.on('second-instance', (_event, args) => openPage(routeOfArguments(args.slice(1))));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const route = linkedRoute(link);
    if (isStarted) openPage(route);
    else initial = route ?? initial;
  });
  // While developing, the program is Electron's own and must be told what to start.
  const [, script] = process.argv;
  if (app.isPackaged || script === undefined) app.setAsDefaultProtocolClient(linkScheme);
  return () => {
    isStarted = true;
    return initial;
  };
}
