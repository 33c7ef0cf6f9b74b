import { pictureAddress } from '#contract/kit/picture-addresses.ts';
import { type PictureInput, type ShownPicture } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { holdPictures } from '#server/features/pictures/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The width of the picture by which a technology is shown among others. */
const cardWidth = 640;

/** The pictures of a technology as its row has them; the first one stands for it where it is one of many. */
export function pictureColumns(pictures: readonly ShownPicture[]) {
  const [first] = pictures;
  return { pictures: JSON.stringify(pictures), image_url: first ? pictureAddress(first, cardWidth) : null };
}

/** The pictures of a row. Their JSON was parsed before it was stored. */
export function readPictures({ pictures }: { pictures: string }): ShownPicture[] {
  return JSON.parse(pictures) as ShownPicture[];
}

/** The pictures that a form names, as the technology shows them; `undefined` where it leaves them out. */
export async function picturesOf(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  { userId, id, pictures }: { userId: number; id: number; pictures: readonly PictureInput[] | undefined },
): Promise<ShownPicture[] | undefined> {
  return pictures && holdPictures(deps, trx, { userId, holder: { kind: 'technology', id }, pictures });
}
