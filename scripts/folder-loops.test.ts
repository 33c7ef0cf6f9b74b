import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

import { inRoot } from './lib/paths.mjs';

/**
 * Rooms whose folders must not depend on each other in a loop. server/features.test.ts checks the features more
 * strictly.
 */
const rooms = ['server', 'src', 'src/features', 'electron/main'];

/**
 * For each folder of a room, the folders whose values it imports. Type imports do not count, because they do not exist
 * at run time.
 */
function usesIn(room: string): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  const files = readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
    const from = folderOf(file);
    if (from === undefined || from === 'testing') continue;
    const text = readFileSync(inRoot(room, file), 'utf8');
    for (const [, names = '', target = ''] of text.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)'/gm)) {
      const isType =
        names.includes('{') &&
        names
          .replace(/[{}\s]/g, ' ')
          .split(',')
          .every(isTypeName);
      const path = target.startsWith('#') ? inRoot(target.slice(1)) : join(inRoot(room, file), '..', target);
      const to = folderOf(relative(inRoot(room), path));
      if (isType || to === undefined || to === '..' || to === from) continue;
      uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  return uses;
}

const isTypeName = (name: string) => name.trim() === '' || name.trim().startsWith('type ');

/** The folder of the room that holds a file; `undefined` for files of the room itself. */
function folderOf(file: string): string | undefined {
  const parts = file.split(sep);
  return parts.length > 1 ? parts[0] : undefined;
}

/** A path of imports from a folder back to itself. */
function findLoop(uses: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of uses.get(folder) ?? []) {
      const loop = visit(next, [...way, folder]);
      if (loop) return loop;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of uses.keys()) {
    const loop = visit(folder, []);
    if (loop) return loop;
  }
  return undefined;
}

test.each(rooms)('no two folders of %s depend on each other', (room) => {
  const uses = usesIn(room);
  expect(uses.size).toBeGreaterThan(1);
  expect(findLoop(uses)?.join(' → ')).toBeUndefined();
});

test('a loop over several folders is found', () => {
  const uses = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['d', new Set(['b'])],
  ]);
  expect(findLoop(uses)).toEqual(['b', 'd', 'b']);
});
