import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

import type { Storage } from '#server/platform/storage/storage.ts';
import { type Drawn, drawn, fileOf } from './drawn.ts';

/** An id that a name always has. */
function idOf(name: string): string {
  const hash = createHash('sha256').update(`picture of a sample: ${name}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** The id of a picture of a sample, the same in each database. */
export const pictureIdOf = ({ name }: Drawn): string => idOf(name);

/** The key under which one of its files is read. */
export const keyOf = ({ name }: Drawn, width: number): string => idOf(`${name}-${width}`);

/**
 * A storage that also has the files of the samples, which come with the server: so the first start writes none of them. They
 * cannot be deleted, and a list does not name them.
 */
export function withSampleFiles(storage: Storage): Storage {
  let files: ReadonlyMap<string, URL> | undefined;
  return {
    ...storage,
    async get(key) {
      files ??= new Map(drawn.flatMap((each) => each.widths.map((width) => [keyOf(each, width), fileOf(each, width)])));
      const file = files.get(key);
      return file ? Readable.from([await readFile(file)]) : storage.get(key);
    },
  };
}
