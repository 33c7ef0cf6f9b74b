import { guarded } from '../support/guarded.ts';

/** A picture is passed on and its content never read. */
function imageOf(width: number, height: number, scaleFactor: number) {
  return guarded('image', {
    isEmpty: () => false,
    getSize: () => ({ width: width / scaleFactor, height: height / scaleFactor }),
    setTemplateImage: (_isTemplate: boolean): void => {},
  });
}
export type StandInImage = ReturnType<typeof imageOf>;

export const nativeImage = guarded('nativeImage', {
  createFromBitmap: (bitmap: Buffer, { width, height, scaleFactor = 1 }: Electron.CreateFromBitmapOptions) => {
    if (bitmap.length !== width * height * 4) throw new Error('invalid buffer size');
    return imageOf(width, height, scaleFactor);
  },
});
