import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hour } from '#contract/kit/durations.ts';

/** How long a file stays for the program it was dragged into (milliseconds). */
export const dragLife = hour;

interface DragFilesOptions {
  /** A folder of this app's own, which nobody else uses. */
  folder: string;
  now?: () => number;
}

/**
 * Files that are dragged into other programs. A program takes a copy when it is dropped, or soon after, so that each file
 * stays for an hour. The folder is readable by this user only, and is emptied at the start, at the end and when a user goes.
 */
export function createDragFiles({ folder, now = Date.now }: DragFilesOptions) {
  let last = 0;
  let made: { place: string; at: number }[] = [];
  let sweeping: NodeJS.Timeout | undefined;

  const remove = (place: string) => rmSync(place, { recursive: true, force: true });
  const sweep = () => {
    const old = made.filter(({ at }) => now() - at >= dragLife);
    made = made.filter((each) => !old.includes(each));
    for (const { place } of old) remove(place);
    clearTimeout(sweeping);
    const [oldest] = made;
    if (oldest) sweeping = setTimeout(sweep, oldest.at + dragLife - now()).unref();
  };
  const clear = () => {
    clearTimeout(sweeping);
    made = [];
    remove(folder);
  };
  clear();

  return {
    /**
     * Writes a file under its own name.
     *
     * @returns its absolute path
     * @throws where the disk refuses
     */
    add: async (name: string, content: Buffer | string): Promise<string> => {
      last += 1;
      const place = join(folder, String(last));
      mkdirSync(place, { recursive: true, mode: 0o700 });
      made.push({ place, at: now() });
      sweep();
      const file = join(place, name);
      await writeFile(file, content, { mode: 0o600 });
      return file;
    },
    clear,
  };
}
export type DragFiles = ReturnType<typeof createDragFiles>;
