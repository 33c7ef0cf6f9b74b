import sharp from 'sharp';

/** A drawing as WebP, in one of its widths. */
export function render(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, width).webp({ quality: 86, effort: 6 }).toBuffer();
}
