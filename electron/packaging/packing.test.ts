import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { beforeAll, expect, test } from 'vitest';

import { linkScheme } from '#contract/desktop/links.ts';
import { extractAsar, readAsar } from '#electron/testing/asar.ts';
import { runBuiltMain } from '#electron/testing/built-main.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { builds, makeIfStale } from '../../scripts/lib/builds.mjs';
import { inRoot, root } from '../../scripts/lib/paths.mjs';
import { modernNode, toolEnv, toolFile } from '../../scripts/lib/programs.mjs';
import { fuseConfig, fuses } from './fuses.ts';

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
    /^dist\/desktop\/main\/(index|chunks\/main-[\w-]+)\.js$/,
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

test('nothing of the sources, the server or the tests, and nothing secret, is in it', () => {
  const files = readAsar(archive());
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => /\.(tsx?|map|pem|key|env|db)$|\/\.|node-linux|sharp|express/.test(path)),
  ).toEqual([]);
  const text = files
    .filter(({ path }) => /\.(js|cjs|json|html)$/.test(path))
    .map(({ content }) => content().toString('utf8'));
  expect(text.filter((content) => /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(content))).toEqual([]);
  expect(text.filter((content) => content.includes('/node_modules/node-linux'))).toEqual([]);
});

test('the archive’s own description says what a package needs, and no more', () => {
  const description = readAsar(archive()).find(({ path }) => path === 'package.json');
  const { name, main, homepage, scripts, devDependencies } = JSON.parse(String(description?.content())) as Record<
    string,
    unknown
  >;
  expect({ name, main, homepage }).toEqual({
    name: 'cardi',
    main: 'dist/desktop/main/index.js',
    homepage: 'https://cardi.example',
  });
  expect([scripts, devDependencies]).toEqual([undefined, undefined]);
});

test('the configuration fits electron-builder’s own schema, and a mistake in it would not', async () => {
  const require = createRequire(import.meta.url);
  const tool = require('app-builder-lib/out/util/config/config') as {
    getConfig: (folder: string, file: string, more: object | null) => Promise<BuilderConfig>;
    validateConfiguration: (config: object, debug: { add: () => void; isEnabled: boolean }) => Promise<void>;
  };
  const debug = { add: () => {}, isEnabled: false };
  const config = await tool.getConfig(root, 'electron-builder.yml', null);
  await expect(tool.validateConfiguration(config, debug)).resolves.toBeUndefined();
  await expect(tool.validateConfiguration({ ...config, mac: { hardendRuntime: true } }, debug)).rejects.toThrow();

  expect(config.protocols).toEqual([{ name: 'CARDI', schemes: [linkScheme] }]);
  expect(config.mac).toMatchObject({ target: ['dmg', 'zip'], hardenedRuntime: true });
  expect(config.win.target).toEqual(['nsis']);
  expect(config.linux.target).toEqual(['deb', 'AppImage']);
  for (const file of [config.mac.entitlements, config.mac.entitlementsInherit, config.mac.icon, config.win.icon]) {
    expect(statSync(inRoot(file ?? 'left out')).isFile()).toBe(true);
  }
  const entitlements = readFileSync(inRoot(config.mac.entitlements ?? ''), 'utf8');
  expect([...entitlements.matchAll(/<key>(.*)<\/key>/g)].map(([, key]) => key)).toEqual([
    'com.apple.security.cs.allow-jit',
  ]);
});

interface BuilderConfig {
  protocols: unknown;
  mac: { target: string[]; icon?: string; entitlements?: string; entitlementsInherit?: string };
  win: { target: string[]; icon?: string };
  linux: { target: string[] };
}

test('only a package for QA can be driven from outside, and differs in nothing else', () => {
  const inspect = FuseV1Options.EnableNodeCliInspectArguments;
  expect(fuseConfig({})).toMatchObject({ ...fuses, [inspect]: false });
  expect(fuseConfig({ CARDI_QA_BUILD: '1' })).toEqual({ ...fuseConfig({}), [inspect]: true });
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
