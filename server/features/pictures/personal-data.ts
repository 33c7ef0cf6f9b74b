import { pictureAddress } from '#contract/kit/picture-addresses.ts';
import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { findOfMember, releaseOfMember } from './store.ts';

export const personalData: PersonalData = {
  holdings: [
    held('pictures', 'user_id', 'by-feature', {
      as: 'pictures',
      isPresented: true,
      tells: ['id', 'width', 'height', 'bytes', 'holder_kind', 'holder_id', 'created_at'],
      keeps: ['expires_at'],
    }),
  ],
  present: {
    /** With the address of each picture. */
    async pictures({ database }, { id: userId }) {
      return (await findOfMember(database, userId)).map((row) => ({
        id: row.id,
        path: pictureAddress(row, row.width),
        width: row.width,
        height: row.height,
        bytes: row.bytes,
        holderKind: row.holder_kind,
        holderId: row.holder_id,
        createdAt: row.created_at,
      }));
    },
  },
  // The pictures of a company stay with it, as its texts do.
  erase: ({ now }, trx, userId) => releaseOfMember(trx, userId, now().toISOString()),
};
