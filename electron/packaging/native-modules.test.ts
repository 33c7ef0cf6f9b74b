import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { inRoot } from '../../scripts/lib/paths.mjs';
import { nativeProblems, targetOf } from './native-modules.ts';

const prebuilt = (name: string) => readFileSync(inRoot('node_modules/better-sqlite3/prebuilds', `${name}.node`));

test.each([
  ['linux-x64', 'linux', 'x64'],
  ['linux-arm64', 'linux', 'arm64'],
  ['darwin-x64', 'darwin', 'x64'],
  ['darwin-arm64', 'darwin', 'arm64'],
  ['win32-x64', 'win32', 'x64'],
  ['win32-arm64', 'win32', 'arm64'],
])('the header of a real module for %s is read', (name, platform, arch) => {
  expect(targetOf(prebuilt(name))).toEqual({ platform, archs: [arch] });
});

test('a universal file has several targets', () => {
  const fat = Buffer.alloc(48);
  fat.writeUInt32BE(0xcafebabe, 0);
  fat.writeUInt32BE(2, 4);
  fat.writeUInt32BE(0x01000007, 8);
  fat.writeUInt32BE(0x0100000c, 28);
  expect(targetOf(fat)).toEqual({ platform: 'darwin', archs: ['x64', 'arm64'] });
});

test.each(['', 'MZ', '\x7fELF', 'text, not a program at all'])('%j is not a module', (text) => {
  expect(targetOf(Buffer.from(text, 'latin1'))).toBeNull();
});

const module = (name: string, built: string) => ({ path: `node_modules/${name}/x.node`, content: prebuilt(built) });

test('a package for another system, or without one of the modules, is refused with a reason', () => {
  const both = [module('better-sqlite3', 'linux-x64'), module('keytar', 'linux-x64')];
  expect(nativeProblems(both, 'linux', 'x64')).toEqual([]);
  expect(nativeProblems(both, 'linux', 'arm64')).toEqual([
    'better-sqlite3 is needed for linux-arm64, and the package has linux-x64',
    'keytar is needed for linux-arm64, and the package has linux-x64',
  ]);
  expect(nativeProblems(both.slice(0, 1), 'linux', 'x64')).toEqual([
    'keytar is needed for linux-x64, and the package has nothing',
  ]);
  const mac = [
    module('better-sqlite3', 'darwin-x64'),
    module('better-sqlite3', 'darwin-arm64'),
    module('keytar', 'darwin-x64'),
  ];
  expect(nativeProblems(mac, 'darwin', 'universal')).toEqual([
    'keytar is needed for darwin-arm64, and the package has darwin-x64',
  ]);
});
