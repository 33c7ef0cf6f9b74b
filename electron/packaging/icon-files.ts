/** A picture of the icon: its edge in pixels and its PNG file. */
export interface Picture {
  size: number;
  png: Buffer;
}

/** A Windows .ico: a directory with 16 bytes for each picture, then the PNG files (at most 256 pixels). */
export function icoOf(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    // 0 means 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** The macOS type of a PNG picture, by its edge in pixels. */
const icnsTypes: Readonly<Record<number, readonly string[]>> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** A macOS .icns: for each picture its type, its length and its PNG file. Pictures of other sizes are left out. */
export function icnsOf(pictures: readonly Picture[]): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(content.length + 8, 4);
    return Buffer.concat([head, content]);
  };
  const parts = pictures.flatMap(({ size, png }) => (icnsTypes[size] ?? []).map((type) => chunk(type, png)));
  return chunk('icns', Buffer.concat(parts));
}
