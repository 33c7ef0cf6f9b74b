import { guarded } from '../support/guarded.ts';

let text = '';

export const clipboard = guarded('clipboard', {
  writeText: async (written: string) => {
    text = written;
  },
  readText: async () => text,
} satisfies Partial<Electron.Clipboard>);
