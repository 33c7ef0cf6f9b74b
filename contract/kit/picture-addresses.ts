/** A picture, and the largest width in which it is stored. */
interface PictureAddress {
  id: string;
  width: number;
}

/** The widths that are stored besides the full one, where they are smaller. */
export const pictureWidths = [320, 640, 1280] as const;

/** The picture behind the address of one of its sizes, which is taken for the full one; `null` for any other address. */
export function pictureAt(address: string): PictureAddress | null {
  const [, id, width] = /^\/api\/pictures\/([0-9a-f-]{36})-(\d+)\.webp$/.exec(address) ?? [];
  return id === undefined ? null : { id, width: Number(width) };
}

/** The address of a picture that is at least so wide, or of its full size where that is smaller. */
export function pictureAddress({ id, width }: PictureAddress, wanted: number): string {
  return pictureFileAddress(id, pictureWidths.find((each) => each >= wanted && each < width) ?? width);
}

/** All sizes of a picture, in the syntax of `srcset`. */
export function pictureSources({ id, width }: PictureAddress): string {
  const widths = [...pictureWidths.filter((each) => each < width), width];
  return widths.map((each) => `${pictureFileAddress(id, each)} ${each}w`).join(', ');
}

/** The address of a picture in a width that it is stored in. */
export const pictureFileAddress = (id: string, width: number) => `/api/pictures/${id}-${width}.webp`;
