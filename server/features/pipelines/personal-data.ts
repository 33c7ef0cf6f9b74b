import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [
    held('pipelines', 'owner_id', 'deleted', {
      as: 'pipelines',
      tells: ['id', 'name', 'created_at', 'updated_at'],
      keeps: ['version', 'cards'],
    }),
    // Records that the member put on pipelines, also on those of others.
    held(
      'pipeline_cards',
      'added_by',
      { anonymised: { added_by: null } },
      {
        as: 'cardsYouAddedToPipelines',
        tells: ['pipeline_id', 'kind', 'item_id', 'added_at'],
        keeps: ['id', 'stage_id', 'position', 'version', 'next_step', 'due_on', 'noted_by', 'reminded_on'],
      },
    ),
    // The text stays with the card, which others work with; only who wrote it is forgotten.
    held(
      'pipeline_cards',
      'noted_by',
      { anonymised: { noted_by: null } },
      {
        as: 'nextStepsYouWrote',
        tells: ['pipeline_id', 'kind', 'item_id', 'next_step', 'due_on'],
        keeps: ['id', 'stage_id', 'position', 'version', 'added_by', 'added_at', 'reminded_on'],
      },
    ),
    held('pipeline_people', 'user_id', 'deleted', {
      as: 'pipelinesSharedWithYou',
      tells: ['pipeline_id', 'access', 'added_at'],
    }),
  ],
};
