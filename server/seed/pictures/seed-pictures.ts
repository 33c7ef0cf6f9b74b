import { stat } from 'node:fs/promises';

import type { PictureHolder } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { logoColumns } from '#server/features/companies/index.ts';
import { putAvatar } from '#server/features/members/index.ts';
import { insertHeld } from '#server/features/pictures/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { claimSeed, isSeeded } from '../seed-store.ts';
import { type Drawn, drawn, fileOf } from './drawn.ts';
import { findBareCompanies, findBareMembers, showLogo } from './holder-store.ts';
import { keyOf, pictureIdOf } from './sample-files.ts';

const seedName = 'pictures';

/** Gives the sample companies their logos and the sample members their portraits, once in the life of a database. */
export async function seedPictures({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (await isSeeded(database, seedName)) return;
  const bytes = await sizesOfFiles();
  const at = now().toISOString();
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, seedName, at))) return;
    const pairs = await holdersOf(trx);
    await insertHeld(
      trx,
      pairs.map(({ picture, kind, id }) => ({
        id: pictureIdOf(picture),
        // A company's pictures are nobody's in particular, as its texts are.
        user_id: kind === 'member' ? id : null,
        width: picture.widths[0] ?? 0,
        height: picture.widths[0] ?? 0,
        bytes: picture.widths.reduce((sum, width) => sum + (bytes.get(keyOf(picture, width)) ?? 0), 0),
        holder_kind: kind,
        holder_id: id,
        created_at: at,
      })),
      pairs.flatMap(({ picture }) =>
        picture.widths.map((width) => {
          const key = keyOf(picture, width);
          return { key, picture_id: pictureIdOf(picture), width, bytes: bytes.get(key) ?? 0 };
        }),
      ),
    );
    for (const { picture, kind, id } of pairs) {
      const shown = { id: pictureIdOf(picture), width: picture.widths[0] ?? 0, height: picture.widths[0] ?? 0 };
      if (kind === 'member') await putAvatar(trx, id, shown.id);
      else await showLogo(trx, id, logoColumns(shown));
    }
  });
}

interface Pair {
  picture: Drawn;
  kind: PictureHolder;
  id: number;
}

/** Each picture with the sample whose it is; those of samples that are gone or have another picture are missing. */
async function holdersOf(trx: Transaction): Promise<Pair[]> {
  const namesOf = (kind: Drawn['kind']) => drawn.filter((each) => each.kind === kind).map(({ of }) => of);
  const holders = {
    logo: new Map((await findBareCompanies(trx, namesOf('logo'))).map(({ name, id }) => [name, id])),
    portrait: new Map((await findBareMembers(trx, namesOf('portrait'))).map(({ name, id }) => [name, id])),
  };
  return drawn.flatMap((picture) => {
    const id = holders[picture.kind].get(picture.of);
    return id === undefined ? [] : [{ picture, kind: picture.kind === 'logo' ? 'company' : 'member', id } as const];
  });
}

/** The bytes of each file, by its key. */
async function sizesOfFiles(): Promise<ReadonlyMap<string, number>> {
  const files = drawn.flatMap((picture) => picture.widths.map((width) => ({ picture, width })));
  return new Map(
    await Promise.all(
      files.map(async ({ picture, width }) => {
        const { size } = await stat(fileOf(picture, width));
        return [keyOf(picture, width), size] as const;
      }),
    ),
  );
}
