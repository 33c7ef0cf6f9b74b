/**
 * Starts the built main process as the app does, with a stand-in for Electron, asks for what the first
 * screen needs, and prints how many milliseconds after the process began that was there.
 * Environment: STAND_IN_MAIN, STAND_IN_FOLDER, CARDI_SERVER_URL. Arguments: the paths.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const standIn = new URL('../../electron/testing/electron-stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});
const { becomeReady, handlers } = await import('#electron/testing/electron-stand-in.ts');
await import(pathToFileURL(process.env.STAND_IN_MAIN ?? '').href);
becomeReady();
await new Promise(setImmediate);

const handle = handlers.get('protocol.handle app') as unknown as (request: Request) => Promise<Response>;
for (const path of process.argv.slice(2)) {
  const answer = await handle(new Request(`app://cardi${path}`));
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}
console.log(performance.now().toFixed(1));
process.exit(0);
