import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** The path of the notices, and their file in both builds. */
export const noticesFile = 'third-party-notices.txt';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/**
 * The licences of everything that is delivered with the program, from the lockfile and the installed packages. Packages
 * are sorted by name, and each licence text appears once, after the names that share it.
 */
export function noticesOf(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const delivered = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(join(root, path)))
    .map(([path, { version = '', license = 'see its own text' }]) => ({
      title: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version} (${license})`,
      text: licenceIn(join(root, path)),
    }));
  const titlesOf = new Map<string, Set<string>>();
  for (const { title, text } of delivered) titlesOf.set(text, (titlesOf.get(text) ?? new Set()).add(title));
  const parts = [...titlesOf].map(([text, titles]) => `${[...titles].toSorted().join('\n')}\n\n${text}`);
  const sorted = parts.toSorted((a, b) => a.localeCompare(b));
  return `CARDI contains the following third-party software.\n\n${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The package's own licence and notice files; most packages have one. */
function licenceIn(folder: string): string {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(name));
  const texts = names
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.join('\n\n') || 'The package comes without a licence file; its licence is named above.';
}

/** Puts the notices into the build. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(process.cwd()) });
    },
  };
}
