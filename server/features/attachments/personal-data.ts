import { getAttachment } from '#contract/attachments.ts';
import { getDocument } from '#contract/attachments-documents.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { isDocument } from './documents/store.ts';
import { findOfMember, releaseOfMember } from './store.ts';

export const personalData: PersonalData = {
  holdings: [
    held('attachments', 'user_id', 'by-feature', {
      as: 'attachments',
      isPresented: true,
      tells: ['id', 'name', 'title', 'type', 'bytes', 'holder_kind', 'holder_id', 'created_at'],
      keeps: ['position', 'expires_at'],
    }),
  ],
  present: {
    /** With the address of each file, which opens for the signed-in member. */
    async attachments({ database }, { id: userId }) {
      return (await findOfMember(database, userId)).map((row) => ({
        id: row.id,
        path: fillPath(isDocument(row) ? getDocument.path : getAttachment.path, { id: row.id }),
        name: row.name,
        title: row.title,
        type: row.type,
        bytes: row.bytes,
        holderKind: row.holder_kind,
        holderId: row.holder_id,
        createdAt: row.created_at,
      }));
    },
  },
  // The files of messages also belong to the members who received them, as the messages do; the documents of a company stay
  // with it, as its texts do, and those of listings go with these.
  erase: ({ now }, trx, userId) => releaseOfMember(trx, userId, now().toISOString()),
};
