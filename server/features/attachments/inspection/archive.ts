import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Bounds of what is unpacked to look into it; a small file can claim to be a huge one. */
const bounds = { entries: 10_000, bytes: 400 * 1024 * 1024, part: 4 * 1024 * 1024 };

/** The fixed parts of a ZIP archive, in bytes; a descriptor may follow the data of a file. */
const [localHeader, endOfDirectory, mostOfDescriptor] = [30, 22, 24];

/** A ZIP archive that is nothing else: the names of its parts in their order, and the contents of those asked for. */
export interface Archive {
  names: readonly string[];
  parts: ReadonlyMap<string, Buffer>;
}

/**
 * Reads an archive that consists of its parts and their directory, without anything before, between or behind them, in which
 * another program could see another file. All of it is unpacked, so no part is larger than it says.
 *
 * @param isAsked whether the content of this part is needed
 * @returns `null` for an archive that is damaged, encrypted, ambiguous or too large
 */
export async function readArchive(bytes: Buffer, isAsked: (name: string) => boolean): Promise<Archive | null> {
  try {
    const zip = await openArchive(bytes);
    const entries = await entriesOf(zip);
    if (!isWhole(bytes, entries)) return null;
    const parts = new Map<string, Buffer>();
    for (const entry of entries) {
      const content = await unpack(zip, entry, isAsked(entry.fileName));
      if (content) parts.set(entry.fileName, content);
    }
    return { names: entries.map(({ fileName }) => fileName), parts };
  } catch {
    return null;
  }
}

function openArchive(bytes: Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true } as const;
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    let size = 0;
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      size += entry.uncompressedSize;
      if (entries.length > bounds.entries || size > bounds.bytes) reject(new Error('Too large'));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Whether parts and directory fill the file from its first byte to its last, and no two parts share bytes or a name. */
function isWhole(bytes: Buffer, entries: readonly Entry[]): boolean {
  const end = bytes.length - endOfDirectory;
  if (end < 0 || bytes.readUInt32LE(end) !== 0x06054b50) return false;
  const directory = bytes.readUInt32LE(end + 16);
  if (directory + bytes.readUInt32LE(end + 12) !== end) return false;
  if (new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size !== entries.length) return false;
  let at = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (entry.isEncrypted() || start < at || start > at + mostOfDescriptor) return false;
    if (start + localHeader > directory) return false;
    const named = bytes.readUInt16LE(start + 26);
    const name = bytes.subarray(start + localHeader, start + localHeader + named);
    if (!name.equals(entry.fileNameRaw)) return false;
    at = start + localHeader + named + bytes.readUInt16LE(start + 28) + entry.compressedSize;
  }
  return entries.length > 0 && at <= directory && directory <= at + mostOfDescriptor;
}

/** Unpacks a part, and so checks its size; its content where it is asked for. */
function unpack(zip: ZipFile, entry: Entry, isAsked: boolean): Promise<Buffer | null> {
  if (isAsked && entry.uncompressedSize > bounds.part) throw new Error('Too large');
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(error);
        return;
      }
      const pieces: Buffer[] = [];
      stream.on('error', reject);
      stream.on('data', (piece: Buffer) => {
        if (isAsked) pieces.push(piece);
      });
      stream.on('end', () => resolve(isAsked ? Buffer.concat(pieces) : null));
    });
  });
}
