import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { linkScheme } from '#contract/desktop/links.ts';
import { appId } from '#electron/main/config/app-id.ts';
import { extractAsar, readAsar } from '#electron/testing/asar.ts';
import { runBuiltMain } from '#electron/testing/built-main.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { builds, makeIfStale } from '../../scripts/lib/builds.mjs';
import { inRoot, root } from '../../scripts/lib/paths.mjs';
import { modernNode, toolEnv, toolFile } from '../../scripts/lib/programs.mjs';
import { fuseConfig, fuses } from './fuses.ts';

const run = promisify(execFile);
let folder: string;

/**
 * The marker that @electron/fuses looks for in a program. It is followed by version, number of fuses, and one digit for
 * each fuse.
 */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** A stand-in for Electron's program: packing only looks at its fuses. */
function writeElectron(dist: string): void {
  mkdirSync(dist);
  const wire = [Buffer.from(sentinel), Buffer.from([1, 9]), Buffer.from('101110001')];
  writeFileSync(join(dist, 'electron'), Buffer.concat([Buffer.alloc(4096), ...wire, Buffer.alloc(4096)]));
}

beforeAll(async () => {
  await makeIfStale(builds.web, { log: () => {} });
  await makeIfStale(builds.desktop, { log: () => {} });
  folder = mkdtempSync(join(tmpdir(), 'cardi-packing-'));
  const dist = join(folder, 'electron');
  writeElectron(dist);
  const forWhom = { CARDI_PRODUCTION_URL: 'https://app.meadow.example', CARDI_NAME: 'Meadow' };
  const { stdout } = await run(modernNode(), [inRoot('electron/packaging/prepare.ts')], {
    cwd: root,
    env: { ...process.env, ...toolEnv(), ...forWhom },
  });
  const prepared = z.array(z.string()).parse(JSON.parse(stdout));
  const changes = [...prepared, `-c.electronDist=${dist}`, `-c.directories.output=${join(folder, 'release')}`];
  // electron-builder reads its configuration and refuses unknown settings.
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
    /^dist\/desktop\/build\.json$/,
    /^dist\/web\/[\w./-]+\.(html|js|css|json|svg|png|ico|webp|avif|woff2|txt|webmanifest)$/,
    /^node_modules\/better-sqlite3\/(package\.json|lib\/[\w/-]+\.js|prebuilds\/linux-x64\.node)$/,
    /^node_modules\/keytar\/(package\.json|lib\/keytar\.js|build\/Release\/keytar\.node)$/,
  ];
  expect(files.filter((path) => !expected.some((pattern) => pattern.test(path)))).toEqual([]);
  for (const needed of [
    'package.json',
    'dist/desktop/build.json',
    'dist/desktop/main/index.js',
    'dist/desktop/preload/index.cjs',
    'dist/web/third-party-notices.txt',
  ]) {
    expect(files).toContain(needed);
  }
});

test('the archive holds no sources, no server, no tests and no secrets', () => {
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

test('the archive’s package.json has only the fields that a package needs', () => {
  const description = readAsar(archive()).find(({ path }) => path === 'package.json');
  const { name, productName, main, homepage, scripts, devDependencies } = JSON.parse(
    String(description?.content()),
  ) as Record<string, unknown>;
  expect({ name, productName, main, homepage }).toEqual({
    name: 'cardi',
    productName: 'Meadow',
    main: 'dist/desktop/main/index.js',
    homepage: 'https://cardi.example',
  });
  expect([scripts, devDependencies]).toEqual([undefined, undefined]);
});

test('the configuration passes electron-builder’s own schema, and a mistake in it does not', async () => {
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
  // D5: with another id, Windows shows two icons and drops the notifications.
  expect(config.appId).toBe(appId);
  expect(config.mac).toMatchObject({ target: ['dmg', 'zip'], hardenedRuntime: true });
  expect(config.win.target).toEqual(['nsis', 'msi']);
  expect(config.linux.target).toEqual(['deb', 'rpm', 'AppImage', 'flatpak']);
  // Packages for both processors lie in one folder.
  expect([config.mac.artifactName, config.win.artifactName]).toEqual(
    Array(2).fill('${productName}-${version}-${arch}.${ext}'),
  );
  // Neither the home folder nor all of the system's bus.
  const { finishArgs } = z.object({ finishArgs: z.array(z.string()) }).parse(config.flatpak);
  expect(finishArgs.filter((each) => /filesystem|socket=s?.*bus|device=all/.test(each))).toEqual([
    '--filesystem=xdg-download',
  ]);
  // Runs without libfuse2, never without the sandbox, and always under one name.
  expect(config.toolsets).toEqual({ appimage: '1.0.3' });
  expect(config.appImage).toEqual({ executableArgs: [], artifactName: '${productName}-${arch}.${ext}' });
  for (const file of [config.mac.entitlements, config.mac.entitlementsInherit, config.mac.icon, config.win.icon]) {
    expect(statSync(inRoot(file ?? 'left out')).isFile()).toBe(true);
  }
  const entitlements = readFileSync(inRoot(config.mac.entitlements ?? ''), 'utf8');
  expect([...entitlements.matchAll(/<key>(.*)<\/key>/g)].map(([, key]) => key)).toEqual([
    'com.apple.security.cs.allow-jit',
  ]);
});

interface BuilderConfig {
  appId: string;
  protocols: unknown;
  flatpak: unknown;
  mac: { target: string[]; artifactName?: string; icon?: string; entitlements?: string; entitlementsInherit?: string };
  win: { target: string[]; artifactName?: string; icon?: string };
  linux: { target: string[] };
  toolsets: unknown;
  appImage: unknown;
}

test('only a package for QA can be driven from outside, and it differs in nothing else', () => {
  const inspect = FuseV1Options.EnableNodeCliInspectArguments;
  const linux = { platform: 'linux', arch: 'x64' };
  expect(fuseConfig({}, linux)).toMatchObject({ ...fuses, [inspect]: false });
  expect(fuseConfig({ CARDI_QA_BUILD: '1' }, linux)).toEqual({ ...fuseConfig({}, linux), [inspect]: true });
});

test('a program for Apple silicon is signed again after its fuses are set, because otherwise it would not start', () => {
  const isReset = (platform: string, arch: string) => fuseConfig({}, { platform, arch }).resetAdHocDarwinSignature;
  expect([isReset('darwin', 'arm64'), isReset('darwin', 'universal')]).toEqual([true, true]);
  expect([isReset('darwin', 'x64'), isReset('linux', 'arm64'), isReset('win32', 'arm64')]).toEqual([
    false,
    false,
    false,
  ]);
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

test('the files in the archive are enough to start', async () => {
  const app = tempFolder();
  extractAsar(archive(), app);
  const env = { STAND_IN_PACKAGED: 'yes', STAND_IN_APP: app };
  const did = await runBuiltMain({ main: join(app, 'dist/desktop/main/index.js'), env });
  expect(did.loaded).toEqual([['app://cardi/']]);
  // The name that it was packed with, before its page has one.
  expect(did.windowOptions).toMatchObject({ title: 'Meadow' });
  // D1: the app uses the server that it was packed for, with no setting on this machine.
  expect(did.whileRunning).toMatchObject({ diagnostics: { server: { origin: 'https://app.meadow.example' } } });
  expect(did.log).toBe('');
});

test('all icons exist', () => {
  for (const icon of ['icon.icns', 'icon.ico', 'icons/512x512.png']) {
    expect(statSync(inRoot('resources', icon)).size).toBeGreaterThan(1000);
  }
});
