/**
 * Starts the built main process without pages, opens two windows more than came back, and prints one line of JSON: how
 * many were restored, and what is kept of them. Environment: as `run-built-main.ts`.
 */
import { readFileSync } from 'node:fs';

import { clickMenu, until } from './play-person.ts';
import { app, BrowserWindow } from './stand-in/index.ts';
import { loadMain } from './stand-in/load-main.ts';
import { noPages } from './stand-in/pages/no-pages.ts';

await loadMain(process.env.STAND_IN_MAIN ?? '', noPages);

const open = () => BrowserWindow.getAllWindows();
const isLoaded = () => open().every(({ webContents }) => webContents.getURL() !== '' && !webContents.isLoading());
await until('the pages', isLoaded);
const restored = open().length;
clickMenu('New Window');
clickMenu('New Window');
await until('the further pages', isLoaded);
app.once('quit', () => {
  const { windows } = JSON.parse(readFileSync(`${process.env.STAND_IN_FOLDER}/userData/window.json`, 'utf8')) as {
    windows: { path: string }[];
  };
  console.log(JSON.stringify({ restored, open: restored + 2, kept: windows.map(({ path }) => path) }));
});
app.quit();
