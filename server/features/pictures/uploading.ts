import { randomUUID } from 'node:crypto';

import { hour } from '#contract/kit/durations.ts';
import { type Crop, type Picture, pictureBounds, pictureWords } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { addFile } from '#server/platform/uploads/add-file.ts';
import { inTurn } from '#server/platform/uploads/in-turn.ts';
import { isPictureFile, maxPixels, unreadablePicture } from '#server/platform/uploads/picture-file.ts';
import { refusal } from '#server/platform/uploads/refusal.ts';
import { refuseVirus } from '#server/platform/uploads/refuse-virus.ts';
import type { Shape, Size } from './encode.ts';
import { files, insertUpload } from './store.ts';

/** A picture that waits for its record. */
export interface Upload extends Picture {
  waitsUntil: string;
}

/** The sizes of a picture, the full one first. */
type Sizes = readonly [Size, ...Size[]];

/**
 * Checks a picture, encodes it anew and stores it in all sizes. 400 for a file that is no picture, 409 where the member has
 * too many bytes, 503 where scanner or storage are away.
 */
export async function addPicture(
  deps: Deps,
  userId: number,
  { bytes, crop, shape = 'whole' }: { bytes: Buffer; crop: Crop | undefined; shape?: Shape },
): Promise<Upload> {
  await refuseVirus(deps, bytes);
  const sizes = await inTurn(() => inspect(bytes, crop, shape));
  return storePicture(deps, userId, sizes, { bytes: pictureBounds.perMember, sentence: fullSentence });
}

/**
 * Stores a picture that waits for its record. 409 where the member has more bytes than `quota` allows, 503 where the storage
 * is away.
 *
 * @param quota left out for a picture that the member has already
 */
export async function storePicture(
  deps: Pick<Deps, 'database' | 'storage' | 'logger' | 'now'>,
  userId: number,
  sizes: Sizes,
  quota?: { bytes: number; sentence: string },
): Promise<Upload> {
  const [{ width, height }] = sizes;
  const now = deps.now();
  const waitsUntil = new Date(now.getTime() + pictureBounds.waits * hour).toISOString();
  const id = randomUUID();
  const stored = sizes.map((size) => ({ ...size, key: randomUUID() }));
  const total = stored.reduce((sum, size) => sum + size.bytes.length, 0);
  const row = { id, user_id: userId, width, height, bytes: total, expires_at: waitsUntil };
  await addFile(deps, files, {
    userId,
    stored,
    quota,
    insert: (trx) =>
      insertUpload(
        trx,
        { ...row, created_at: now.toISOString() },
        stored.map((size) => ({ key: size.key, width: size.width, bytes: size.bytes.length })),
      ),
    remove: (trx) => files.deleteRows(trx, [id]),
  });
  return { id, width, height, waitsUntil };
}

async function inspect(bytes: Buffer, crop: Crop | undefined, shape: Shape): Promise<Sizes> {
  if (bytes.length === 0) throw refusal('This file is empty.');
  if (!isPictureFile(bytes)) throw refusal(`This is not a picture. Please choose a ${pictureWords} file.`);
  // The decoders are a big library, so they are loaded with the first picture.
  const { encodeSizes } = await import('./encode.ts');
  const sizes = await encodeSizes(bytes, { crop, maxPixels, shape });
  if (sizes) return sizes;
  throw refusal(unreadablePicture);
}

const fullSentence = `Your pictures have reached ${pictureBounds.perMember / 1024 / 1024} MB. Please remove pictures that you no longer need.`;
