import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** An entry of the archive's table: a folder, or a file in the archive or beside it. */
interface Entry {
  files?: Record<string, Entry>;
  offset?: string;
  size?: number;
  unpacked?: boolean;
}

const entry: z.ZodType<Entry> = z.lazy(() =>
  z.object({
    files: z.record(z.string(), entry).optional(),
    offset: z.string().optional(),
    size: z.number().optional(),
    unpacked: z.boolean().optional(),
  }),
);

/** The path of a file in an asar archive, and whether the file lies beside the archive instead of inside. */
export interface PackedFile {
  path: string;
  isUnpacked: boolean;
  content: () => Buffer;
}

/** Reads the table of an asar archive. The format: the sizes of the table, its JSON, then the files' bytes. */
export function readAsar(archive: string): PackedFile[] {
  const bytes = readFileSync(archive);
  const tableSize = bytes.readUInt32LE(4);
  const table = entry.parse(JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))));
  const list = (at: Entry, path: string): PackedFile[] => {
    if (at.files)
      return Object.entries(at.files).flatMap(([name, child]) => list(child, path ? `${path}/${name}` : name));
    const isUnpacked = at.unpacked === true;
    const start = 8 + tableSize + Number(at.offset);
    const content = () =>
      isUnpacked ? readFileSync(join(`${archive}.unpacked`, path)) : bytes.subarray(start, start + (at.size ?? 0));
    return [{ path, isUnpacked, content }];
  };
  return list(table, '');
}

/** Writes every file of an archive below a folder, as Electron would see them. */
export function extractAsar(archive: string, folder: string): void {
  for (const { path, content } of readAsar(archive)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content());
  }
}
