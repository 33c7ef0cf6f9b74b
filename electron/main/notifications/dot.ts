/** Emerald in the byte order of bitmaps: blue, green, red. */
const colour = [0x8a, 0xc7, 0x1f] as const;

/** A filled circle for the Windows task bar, four bytes per pixel; drawn here, so it needs no picture file. */
export function dotBitmap(size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const centre = (size - 1) / 2;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const distance = Math.hypot(x - centre, y - centre);
      const cover = Math.max(0, Math.min(1, size / 2 - distance));
      const alpha = Math.round(255 * cover);
      // Bitmaps hold colours multiplied by their opacity.
      pixels.set([...colour.map((value) => Math.round(value * cover)), alpha], (y * size + x) * 4);
    }
  }
  return pixels;
}
