import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('lists', 'owner_id', 'deleted', {
      as: 'lists',
      tells: ['id', 'name', 'created_at', 'updated_at'],
      keeps: ['version', 'items'],
    }),
    // Records that the member added to lists, also those of others.
    held(
      'list_items',
      'added_by',
      { anonymised: { added_by: null } },
      { as: 'recordsYouAddedToLists', tells: ['list_id', 'kind', 'item_id', 'added_at'], keeps: ['id', 'import_id'] },
    ),
    held(
      'list_imports',
      'imported_by',
      { anonymised: { imported_by: null } },
      { as: 'yourImportsIntoLists', tells: ['list_id', 'added', 'created_at'], keeps: ['id'] },
    ),
    held('list_people', 'user_id', 'deleted', {
      as: 'listsSharedWithYou',
      tells: ['list_id', 'access', 'added_at'],
    }),
  ],
};
