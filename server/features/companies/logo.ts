import { pictureAddress } from '#contract/kit/picture-addresses.ts';
import { type Picture } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { holdPictures } from '#server/features/pictures/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The width of a logo on cards and pages: twice that of the largest place. */
const logoWidth = 320;

/** The logo of a company as its row has it. */
export function logoColumns(logo: Picture | null) {
  return logo
    ? { logo: JSON.stringify(logo), logo_url: pictureAddress(logo, logoWidth) }
    : { logo: null, logo_url: null };
}

/** The logo of a row. Its JSON was parsed before it was stored. */
export function readLogo({ logo }: { logo: string | null }): Picture | null {
  return logo === null ? null : (JSON.parse(logo) as Picture);
}

/** The logo that a form names, as the company shows it; `undefined` where it is left out, and stays. */
export async function logoOf(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  { userId, id, logo }: { userId: number; id: number; logo: string | null | undefined },
): Promise<Picture | null | undefined> {
  if (logo === undefined) return undefined;
  const pictures = logo === null ? [] : [{ id: logo, alt: '' }];
  const [held] = await holdPictures(deps, trx, { userId, holder: { kind: 'company', id }, pictures, field: 'logo' });
  return held ? { id: held.id, width: held.width, height: held.height } : null;
}
