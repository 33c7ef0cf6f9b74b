/**
 * Starts the built main process as an installed app on Linux, under Node with the stand-in for Electron,
 * lets it look for an update with the real electron-updater, and prints one line of JSON with the state
 * that it came to. Environment: as `run-built-main.ts`; the package's resources are in STAND_IN_FOLDER.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const folder = process.env.STAND_IN_FOLDER ?? '';
const standIn = new URL('./electron-stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});
Object.assign(process, { resourcesPath: `${folder}/resources` });
process.env.APPIMAGE = `${folder}/cardi.AppImage`;

const { app, becomeReady, handlers } = await import('./electron-stand-in.ts');
await import(pathToFileURL(process.env.STAND_IN_MAIN ?? '').href);
becomeReady();
await new Promise(setImmediate);

const page = { senderFrame: { url: 'app://cardi/', parent: null } };
const ask = async (channel: string) =>
  (await handlers.get(`ipcMain.handle ${channel}`)?.(page as never)) as { kind: string };

let state = await ask('cardi:check-for-updates');
while (state.kind === 'checking' || state.kind === 'downloading') {
  await new Promise((resolve) => setTimeout(resolve, 20));
  state = await ask('cardi:updates');
}
app.emit('will-quit');
console.log(JSON.stringify(state));
process.exit(0);
