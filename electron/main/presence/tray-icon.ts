/** Red, green, blue. */
type Colour = readonly [number, number, number];
const emerald: Colour = [0x3d, 0xdc, 0x9d];
const amber: Colour = [0xff, 0xc2, 0x5c];
const red: Colour = [0xff, 0x5a, 0x52];
const black: Colour = [0, 0, 0];

interface IconOptions {
  /** The edge in pixels. */
  size: number;
  /** One colour, from which macOS makes the menu bar's. */
  isTemplate: boolean;
  hasNews: boolean;
}

/** Points of the icon are told in thirty-seconds of its edge, as in resources/icon.svg. */
const units = 32;
const fine = 4;

const ring = { x: 16, y: 16, inner: 8.2, outer: 12.6 };
/** The leaf is what two circles share. */
const leaf = [
  { x: 24.6, y: 17.6, radius: 10.3 },
  { x: 14.4, y: 8.4, radius: 10.6 },
];
const dot = { x: 25, y: 7, radius: 6 };

// Not Math.hypot, which takes ten times as long: the icon is drawn while the app starts.
const distance = (x: number, y: number, to: { x: number; y: number }) => Math.sqrt((x - to.x) ** 2 + (y - to.y) ** 2);

/** A ring, open on the right. */
const isInRing = (x: number, y: number) => {
  const from = distance(x, y, ring);
  return from >= ring.inner && from <= ring.outer && !(x > ring.x + 4 && Math.abs(y - ring.y) < (x - ring.x) * 0.72);
};
const isInLeaf = (x: number, y: number) => leaf.every((circle) => distance(x, y, circle) <= circle.radius);
const isInDot = (x: number, y: number) => distance(x, y, dot) <= dot.radius;

function colourAt(x: number, y: number, { isTemplate, hasNews }: IconOptions): Colour | null {
  if (hasNews && isInDot(x, y)) return isTemplate ? black : red;
  // A gap between the dot and the mark.
  if (hasNews && distance(x, y, dot) <= dot.radius + 1.5) return null;
  if (isInLeaf(x, y)) return isTemplate ? black : amber;
  return isInRing(x, y) ? (isTemplate ? black : emerald) : null;
}

/** The product's mark as a bitmap, four bytes a pixel (blue, green, red, alpha): it needs no picture file. */
export function trayBitmap(options: IconOptions): Buffer {
  const { size } = options;
  const pixels = Buffer.alloc(size * size * 4);
  const part = fine * fine;
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    let [r, g, b, covered] = [0, 0, 0, 0];
    for (let step = 0; step < part; step += 1) {
      const x = ((pixel % size) + ((step % fine) + 0.5) / fine) * (units / size);
      const y = (Math.floor(pixel / size) + (Math.floor(step / fine) + 0.5) / fine) * (units / size);
      const colour = colourAt(x, y, options);
      if (!colour) continue;
      r += colour[0];
      g += colour[1];
      b += colour[2];
      covered += 255;
    }
    // The colours of a bitmap are given multiplied by their cover.
    pixels.set(
      [b, g, r, covered].map((sum) => Math.round(sum / part)),
      pixel * 4,
    );
  }
  return pixels;
}
