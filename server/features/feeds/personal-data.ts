import type { PersonalData } from '#server/platform/feature.ts';
import { held } from '#server/platform/personal-data/holding.ts';

export const personalData: PersonalData = {
  holdings: [held('feed_likes', 'user_id', 'deleted', { as: 'likedFeedArticles', tells: ['item_id'] })],
};
