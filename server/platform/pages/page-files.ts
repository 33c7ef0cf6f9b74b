import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the web build that a page needs. */
export interface PageFiles {
  /** The addresses of style sheets, the shell's before the page's, and all their rules. */
  sheets: readonly string[];
  rules: string;
  /** The scripts that every page runs, in order. */
  app: readonly string[];
  /** The scripts of the page itself, dependencies first. */
  page: readonly string[];
}

/** Finds the files of a page by the sources that it is made of, its layouts first. */
export type FindFiles = (modules: readonly string[]) => PageFiles;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Finds the files of pages in the web build in `root`; `null` for a build without a manifest. */
export function createFileFinder(root: string): FindFiles | null {
  const manifestFile = join(root, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return null;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const sheets = new Map<string, string>();

  function rulesOf(file: string): string {
    const known = sheets.get(file) ?? readFileSync(join(root, file), 'utf8').trim();
    sheets.set(file, known);
    return known;
  }

  /** A chunk and all its imports that are not in `seen`, dependencies first. */
  function withImports(key: string, seen: Set<string>): Chunk[] {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((imported) => withImports(imported, seen)), chunk];
  }

  function filesOf(modules: readonly string[]): PageFiles {
    const seen = new Set<string>();
    const app = withImports('index.html', seen);
    const page = modules.flatMap((module) => withImports(module, seen));
    const styles = [...new Set([...app, ...page].flatMap(({ css = [] }) => css))];
    return {
      sheets: styles.map(addressOf),
      rules: styles.map(rulesOf).join('\n'),
      app: app.map(({ file }) => addressOf(file)),
      page: page.map(({ file }) => addressOf(file)),
    };
  }

  const known = new Map<string, PageFiles>();
  return (modules) => {
    const key = modules.join(' ');
    const files = known.get(key) ?? filesOf(modules);
    known.set(key, files);
    return files;
  };
}

const addressOf = (file: string): string => `/${file}`;
