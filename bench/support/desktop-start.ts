/**
 * Starts the built main process like the app, with a stand-in for Electron, requests the data of the first screen, and
 * prints the milliseconds from the start of the process until they have arrived, and for how many of them the main thread
 * had to wait because other programs had the processors (0 where the system does not say it).
 * Environment: STAND_IN_MAIN, STAND_IN_FOLDER, CARDI_SERVER_URL. Arguments: the paths.
 */
import { readFileSync } from 'node:fs';

import { session } from '#electron/testing/stand-in/index.ts';
import { loadMain } from '#electron/testing/stand-in/load-main.ts';
import { inside } from '#electron/testing/stand-in/modules/session.ts';
import { noPages } from '#electron/testing/stand-in/pages/no-pages.ts';

await loadMain(process.env.STAND_IN_MAIN ?? '', noPages);

const { answer } = inside(session.defaultSession).protocol;
for (const path of process.argv.slice(2)) {
  const answered = await answer({ url: `app://cardi${path}`, method: 'GET', headers: {}, body: null });
  if (answered.kind === 'error' || answered.status !== 200) {
    console.error(`${path} was answered with ${answered.kind === 'error' ? answered.code : answered.status}`);
    process.exit(1);
  }
  await new Response(answered.body).bytes();
}
console.log(performance.now().toFixed(1), waited().toFixed(1));
process.exit(0);

function waited(): number {
  if (process.platform !== 'linux') return 0;
  const [, nanoseconds] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
