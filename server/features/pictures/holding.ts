import {
  type PictureHolder,
  type PictureInput,
  type ShownPicture,
  type TextHolder,
  textHolders,
} from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import type { Holder } from '#server/platform/uploads/held-files-store.ts';
import { holdFiles } from '#server/platform/uploads/hold-files.ts';
import { files, findPictures } from './store.ts';

type RecordHolder = TextHolder | 'member';

/**
 * Makes these the pictures of a record: uploads of the member, and pictures that it has already. The others that it has are
 * no longer served, and are swept. 400 (at `field`) for an upload that is not the member's, belongs to another record, or
 * waited too long. The record must be locked, or new.
 *
 * @returns the pictures as the record shows them, in the order given
 */
export async function holdPictures(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  {
    userId,
    holder,
    pictures,
    field = 'pictures',
  }: { userId: number; holder: Holder<PictureHolder>; pictures: readonly PictureInput[]; field?: string },
): Promise<ShownPicture[]> {
  const ids = pictures.map(({ id }) => id);
  if (!(await holdFiles(deps, trx, files, { userId, holder, ids }))) {
    throw invalidInput({ [field]: 'A picture is no longer here. Please remove it and add it again.' });
  }
  const found = new Map((await findPictures({ db: trx }, ids)).map((each) => [each.id, each]));
  return pictures.flatMap(({ id, alt }) => {
    const picture = found.get(id);
    return picture ? [{ ...picture, alt }] : [];
  });
}

/** Releases the pictures of a record that is deleted, and those in its text; the sweep deletes them. */
export async function releasePictures(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction,
  holder: Holder<RecordHolder>,
): Promise<void> {
  for (const each of withText(holder)) await files.releaseAll(trx, each, now().toISOString());
}

/**
 * Gives the pictures of a record, and those in its text, to another number of the same kind, which the record has from now
 * on.
 */
export async function movePictures(trx: Transaction, from: Holder<RecordHolder>, to: number): Promise<void> {
  for (const each of withText(from)) await files.move(trx, each, to);
}

/** What belongs to a record: its own pictures, and those in its text where it has one. */
function withText({ kind, id }: Holder<RecordHolder>): Holder<PictureHolder>[] {
  const text = textHolders.find((each) => each === kind);
  return text === undefined
    ? [{ kind, id }]
    : [
        { kind, id },
        { kind: `${text}-text`, id },
      ];
}
