import { pictureAddress } from '#contract/kit/picture-addresses.ts';
import { uploadedPicture } from '../file-factory.ts';
import { by, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'pictures.get': {
    owned: async (app) => {
      const owner = await app.as('member');
      const waits = await uploadedPicture(owner);
      return { owner, input: { params: { file: pictureAddress(waits, waits.width).replace(/^.*\//, '') } } };
    },
  },
  'pictures.ofRecord': { owned: by(owned.anOwnedListing, () => ({ params: { kind: 'listing' } })) },
  'pictures.setOfRecord': {
    owned: by(owned.anOwnedListing, () => ({ params: { kind: 'listing' }, body: { pictures: [] } })),
  },
  'pictures.delete': { owned: by(owned.aWaitingPicture) },
};
