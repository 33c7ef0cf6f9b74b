import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { beforeAll, expect, test } from 'vitest';

import { extractAsar, readAsar } from '#electron/testing/asar.ts';
import { runBuiltMain } from '#electron/testing/built-main.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { builds, makeIfStale } from '../../scripts/lib/builds.mjs';
import { inRoot, root } from '../../scripts/lib/paths.mjs';
import { modernNode, toolEnv, toolFile } from '../../scripts/lib/programs.mjs';
import { fuses } from './fuses.ts';

const run = promisify(execFile);
let folder: string;

/** What @electron/fuses looks for in a program; the wire follows: version, number of fuses, one digit each. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** A stand-in for Electron's program: all that packing looks at is the wire of fuses in it. */
function writeElectron(dist: string): void {
  mkdirSync(dist);
  const wire = [Buffer.from(sentinel), Buffer.from([1, 9]), Buffer.from('101110001')];
  writeFileSync(join(dist, 'electron'), Buffer.concat([Buffer.alloc(4096), ...wire, Buffer.alloc(4096)]));
}

beforeAll(async () => {
  await makeIfStale(builds.desktop, { log: () => {} });
  folder = mkdtempSync(join(tmpdir(), 'cardi-packing-'));
  const dist = join(folder, 'electron');
  writeElectron(dist);
  const changes = [`-c.electronDist=${dist}`, `-c.directories.output=${join(folder, 'release')}`];
  // It reads electron-builder.yml and refuses what its own schema does not know.
  await run(modernNode(), [toolFile('electron-builder'), '--linux', '--x64', '--dir', ...changes], {
    cwd: root,
    env: { ...process.env, ...toolEnv() },
  });
  return () => rmSync(folder, { recursive: true, force: true });
}, 120_000);

const archive = () => join(folder, 'release/linux-unpacked/resources/app.asar');

test('the archive holds the built app and the two native modules, and nothing else', () => {
  const files = readAsar(archive()).map(({ path }) => path);
  const expected = [
    /^package\.json$/,
    /^dist\/desktop\/main\/index\.js$/,
    /^dist\/desktop\/preload\/index\.cjs$/,
    /^dist\/web\/[\w./-]+\.(html|js|css|json|svg|png|ico|webp|avif|woff2|txt|webmanifest)$/,
    /^node_modules\/better-sqlite3\/(package\.json|lib\/[\w/-]+\.js|prebuilds\/linux-x64\.node)$/,
    /^node_modules\/keytar\/(package\.json|lib\/keytar\.js|build\/Release\/keytar\.node)$/,
  ];
  expect(files.filter((path) => !expected.some((pattern) => pattern.test(path)))).toEqual([]);
  for (const needed of ['package.json', 'dist/desktop/main/index.js', 'dist/desktop/preload/index.cjs']) {
    expect(files).toContain(needed);
  }
});

test('only native files lie beside the archive', () => {
  const unpacked = readAsar(archive()).filter(({ isUnpacked }) => isUnpacked);
  expect(unpacked.map(({ path }) => path).filter((path) => !path.endsWith('.node'))).toEqual([]);
});

test('the fuses are set in the packed program', async () => {
  const wire = await getCurrentFuseWire(join(folder, 'release/linux-unpacked/cardi'));
  const names = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
  expect(names.map((fuse) => [FuseV1Options[fuse], wire[fuse] === FuseState.ENABLE])).toEqual(
    names.map((fuse) => [FuseV1Options[fuse], fuses[fuse]]),
  );
  expect(fuses).toMatchObject({
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  });
});

test('what is in the archive is enough to start', async () => {
  const app = tempFolder();
  extractAsar(archive(), app);
  const did = await runBuiltMain({ main: join(app, 'dist/desktop/main/index.js') });
  expect(did.loaded).toEqual([['app://cardi/']]);
  expect(did.log).toBe('');
});

test('the icons are there', () => {
  for (const icon of ['icon.icns', 'icon.ico', 'icons/512x512.png']) {
    expect(statSync(inRoot('resources', icon)).size).toBeGreaterThan(1000);
  }
});
