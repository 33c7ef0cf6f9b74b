import type { Chart } from '#contract/insights.ts';
import { saveBlob } from '#src/lib/save-file.ts';
import { pictureOf, toSvg } from './drawing/to-svg.ts';

/** Points of the picture to one of the drawing, so that it is sharp in a presentation. */
const scale = 2;

/**
 * Saves a chart as a PNG file in the colours of the page. Throws if the browser cannot draw it.
 *
 * @param name of the file, without its ending
 */
export async function savePicture(name: string, chart: Chart, subtitle: string): Promise<void> {
  const drawing = pictureOf(chart, { subtitle });
  const page = getComputedStyle(document.documentElement);
  const svg = toSvg(drawing, (token) => page.getPropertyValue(token).trim());
  saveBlob(`${name}.png`, await pngOf(svg, drawing.width * scale, drawing.height * scale));
}

async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
