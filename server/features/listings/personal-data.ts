import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';
import { deleteListingsOf } from './write-store.ts';

export const personalData: PersonalData = {
  holdings: [
    held('listings', 'owner_id', 'by-feature', {
      as: 'listings',
      tells: [
        'id',
        'type',
        'title',
        'description',
        'excerpt',
        'focus_area_id',
        'contact_email',
        'tags',
        'image_url',
        'pictures',
        'details',
        'company_id',
        'company_name',
        'location',
        'country',
        'city_id',
        'status',
        'created_at',
        'updated_at',
        'version',
        'expires_at',
        'closed_by',
        'reminded_at',
        'draft',
        'hold',
      ],
      keeps: ['renew_token_hash', 'amount', 'amount_rank'],
    }),
  ],
  erase: (deps, trx, userId) => deleteListingsOf(deps, trx, userId),
};
