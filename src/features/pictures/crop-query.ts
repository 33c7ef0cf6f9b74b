import type { Crop } from '#contract/pictures.ts';

/** The query of an upload that keeps a part; `null`: all of it. */
export function cropQuery(crop: Crop | null): { crop?: string } {
  return crop ? { crop: [crop.left, crop.top, crop.width, crop.height].map(hundredth).join() } : {};
}

/** As the contract takes it: with few decimals, which never need an exponent, and inside the picture. */
function hundredth(part: number): string {
  return String(Math.min(100, Math.max(0, Math.floor(part * 1000) / 1000)));
}
