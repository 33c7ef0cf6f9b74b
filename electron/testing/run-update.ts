/**
 * Starts the built main process as an installed app on Linux, under Node with the stand-in for Electron, lets it check
 * for an update with the real electron-updater, and prints the final state as one line of JSON. Environment: as for
 * `run-built-main.ts`; the package's resources are in STAND_IN_FOLDER.
 */
const folder = process.env.STAND_IN_FOLDER ?? '';
Object.assign(process, { resourcesPath: `${folder}/resources` });
process.env.APPIMAGE = `${folder}/cardi.AppImage`;

const { app } = await import('./stand-in/index.ts');
const { loadMain } = await import('./stand-in/load-main.ts');
const { noPages } = await import('./stand-in/pages/no-pages.ts');
const { call } = await import('./play-page.ts');
await loadMain(process.env.STAND_IN_MAIN ?? '', noPages);

type State = { kind: string };
let state = (await call('cardi:check-for-updates')) as State;
while (state.kind === 'checking' || state.kind === 'downloading') {
  await new Promise((resolve) => setTimeout(resolve, 20));
  state = (await call('cardi:updates')) as State;
}
console.log(JSON.stringify(state));
app.exit();
