/**
 * Starts the built main process as the app does, with a stand-in for Electron, asks for what the first
 * screen needs, and prints how many milliseconds after the process began that was there.
 * Environment: STAND_IN_MAIN, STAND_IN_FOLDER, CARDI_SERVER_URL. Arguments: the paths.
 */
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
console.log(performance.now().toFixed(1));
process.exit(0);
