import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startServer } from '#e2e/support/server.ts';
import { createDesktop, type Desktop } from '#electron/main/desktop.ts';
import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { builds, makeIfStale } from '../scripts/lib/builds.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { measureNavigations } from './support/desktop-navigations.ts';
import { measureSealing } from './support/desktop-sealing.ts';
import type { Benchmark, Figure } from './support/report.ts';

const starts = 15;
const requests = 1_500;
const reads = 10_000;
const navigations = 1_000;

/** Milliseconds until the first content. The time in which other programs had the processors does not count. */
const startBound = 500;
/** A ratio within one run, so that it holds on a busy machine: 0.5 ms, with 0.77 ms for the server's answer. */
const handlerBound = 65;

/** The request of the first screen. */
const listPath = '/api/listings?withFeatured=true';
const firstScreen = ['/network/listings', '/api/site', listPath];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function openDesktop(
  dataFolder: string,
  serverOrigin: string,
  changes: { fetcher?: typeof fetch; isOnline?: () => boolean } = {},
) {
  return createDesktop({
    appVersion: '0.0.0',
    serverOrigin,
    webRoot: inRoot('dist/web'),
    dataFolder,
    keychain: memoryKeychain(),
    fetcher: fetch,
    emit: () => {},
    report: (problem, error) => console.error(problem, error),
    ...changes,
  });
}

async function ask(desktop: Desktop, path: string): Promise<void> {
  const answer = await desktop.handle(new Request(`app://cardi${path}`));
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

/**
 * Starts the app and returns the milliseconds from the start of the process until the data of the first screen have
 * arrived, and the same without the time in which the app waited for a processor.
 */
function startApp(folder: string, serverOrigin: string): { shown: number; own: number } {
  const script = fileURLToPath(new URL('support/desktop-start.ts', import.meta.url));
  const { DBUS_SESSION_BUS_ADDRESS: _, DISPLAY: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    STAND_IN_FOLDER: folder,
    STAND_IN_MAIN: inRoot('dist/desktop/main/index.js'),
    STAND_IN_KEY_STORE: 'yes',
    // The system's key store answers within milliseconds.
    STAND_IN_DELAY: '1:20',
    CARDI_SERVER_URL: serverOrigin,
  };
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...firstScreen], { env, encoding: 'utf8' });
  const [shown = 0, waited = 0] = stdout.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  if (!(shown > 0)) throw new Error(`The app did not start: ${stderr}`);
  return { shown, own: shown - waited };
}

/** The start of Node alone, as a baseline. */
function measureNode(): number[] {
  return Array.from({ length: starts }, () => {
    const program = 'console.log(performance.now())';
    return Number(spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout);
  });
}

/** The same request to the server, alternately direct and through the handler; medians in milliseconds. */
async function compareRequests(desktop: Desktop, url: string) {
  const [direct, handled]: [number[], number[]] = [[], []];
  const time = async (into: number[], work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    into.push(performance.now() - begun);
  };
  for (let i = 0; i < requests; i += 1) {
    await time(direct, async () => (await fetch(`${url}${listPath}`)).json());
    await time(handled, async () => {
      const answer = await desktop.handle(new Request(`app://cardi${listPath}`));
      await answer.json();
    });
  }
  return { direct: median(direct), handled: median(handled) };
}

/** Answers per second from the cache, without a network. */
async function measureReads(desktop: Desktop): Promise<number> {
  const begun = performance.now();
  for (let i = 0; i < reads; i += 1) await ask(desktop, listPath);
  return (reads * 1000) / (performance.now() - begun);
}

/** The desktop app: its start without a server, the cost of its handler, its cache and its memory. */
export const run: Benchmark = async () => {
  await makeIfStale(builds.web);
  await makeIfStale(builds.desktop);
  const folder = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const server = await startServer({ dataDir: join(folder, 'server') });
  const opened: Desktop[] = [];
  try {
    const desktop = openDesktop(join(folder, 'near'), server.url);
    opened.push(desktop);
    for (const path of firstScreen) await ask(desktop, path);
    const { direct, handled } = await compareRequests(desktop, server.url);
    const { before, after } = await measureNavigations(desktop, navigations);

    let isOnline = true;
    const far = openDesktop(join(folder, 'far'), 'https://cardi.example', {
      fetcher: (input, init) => fetch((input as URL).href.replace('https://cardi.example', server.url), init),
      isOnline: () => isOnline,
    });
    opened.push(far);
    await ask(far, listPath);
    isOnline = false;
    const perSecond = await measureReads(far);
    const opening = measureSealing(await (await far.handle(new Request(`app://cardi${listPath}`))).text(), reads);

    // The first start fills the cache; the measured ones have no server.
    startApp(folder, server.url);
    await server.stop();
    desktop.close();
    const node = median(measureNode());
    const begun = Array.from({ length: starts }, () => startApp(folder, server.url));
    const figures: Figure[] = [
      { what: 'Node alone, from process start', value: node, unit: 'ms', bound: null },
      {
        what: 'first content out of the cache, from process start',
        value: median(begun.map(({ shown }) => shown)),
        unit: 'ms',
        bound: null,
      },
      {
        what: 'the same, without waits for a processor',
        value: median(begun.map(({ own }) => own)),
        unit: 'ms',
        bound: { atMost: startBound },
      },
      { what: 'request directly to the server, median', value: direct, unit: 'ms', bound: null },
      { what: 'the same through the handler', value: handled, unit: 'ms', bound: null },
      { what: 'what the handler adds', value: handled - direct, unit: 'ms', bound: null },
      {
        what: 'the same, of the request',
        value: (handled / direct - 1) * 100,
        unit: '%',
        bound: { atMost: handlerBound },
      },
      { what: 'reads out of the cache', value: perSecond, unit: 'per s', bound: null },
      {
        what: 'the same, for each answer of the server',
        value: (perSecond * direct) / 1000,
        unit: '×',
        bound: { atLeast: 1 },
      },
      { what: 'opening one sealed answer', value: opening, unit: 'ms', bound: null },
      {
        what: 'what encryption adds to a read',
        value: (opening / (1000 / perSecond - opening)) * 100,
        unit: '%',
        bound: { atMost: 20 },
      },
      { what: 'page memory before', value: before, unit: 'MB', bound: null },
      { what: `after ${navigations} navigations`, value: after, unit: 'MB', bound: null },
      { what: 'growth', value: (after / before - 1) * 100, unit: '%', bound: { atMost: 10 } },
    ];
    return figures;
  } finally {
    await server.stop();
    for (const desktop of opened) desktop.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
