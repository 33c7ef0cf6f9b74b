import { pictureBounds, type TextHolder } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { picturesIn } from '#server/platform/rich-text/rich-text.ts';
import type { Holder } from '#server/platform/uploads/held-files-store.ts';
import { holdFiles } from '#server/platform/uploads/hold-files.ts';
import { holdPictures } from './holding.ts';
import { files } from './store.ts';

/** A long text that a member has written. */
interface WrittenText {
  /** The author of this edition. */
  userId: number;
  /** The record, which must be locked, or new. */
  holder: Holder<TextHolder>;
  /** The text in its stored form. */
  html: string;
  /** The field of the form, for a refusal. */
  field: string;
}

/**
 * Makes the pictures in a text those of its record (rule long-texts): uploads of the author, and pictures that the text had
 * before. The others that it had are no longer served, and are swept. 400 for too many of them, for one without words, and
 * for one that belongs elsewhere or waited too long.
 */
export async function holdTextPictures(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  { userId, holder, html, field }: WrittenText,
): Promise<void> {
  const all = picturesIn(html);
  const pictures = [...new Map(all.map((picture) => [picture.id, picture])).values()];
  const refusal = refusalOf(pictures);
  if (refusal !== null) throw invalidInput({ [field]: refusal });
  await holdPictures(deps, trx, { userId, holder: textOf(holder), pictures, field });
}

/** As `holdTextPictures`, for a draft: it is saved as it is, and has the pictures that it can have. */
export async function holdDraftPictures(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  { userId, holder, html }: Omit<WrittenText, 'field'>,
): Promise<void> {
  const ids = new Set(picturesIn(html).map(({ id }) => id));
  const some = [...ids].slice(0, pictureBounds.perText);
  await holdFiles(deps, trx, files, { userId, holder: textOf(holder), ids: some });
}

const textOf = ({ kind, id }: Holder<TextHolder>) => ({ kind: `${kind}-text` as const, id });

function refusalOf(pictures: readonly { alt: string }[]): string | null {
  if (pictures.length > pictureBounds.perText)
    return `Please show at most ${pictureBounds.perText} pictures in the text`;
  if (pictures.some(({ alt }) => alt === '')) return 'Please describe each picture for people who cannot see it';
  if (pictures.some(({ alt }) => alt.length > pictureBounds.alt)) {
    return `Please describe each picture in at most ${pictureBounds.alt} characters`;
  }
  return null;
}
