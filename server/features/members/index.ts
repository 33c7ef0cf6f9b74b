import { defineFeature } from '#server/platform/feature.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { matchProfileRoutes } from './match-profile.ts';
import { personalData } from './personal-data.ts';
import { memberRecord } from './record.ts';
import { memberRoutes } from './routes.ts';

export { findDirectoryPage } from './directory.ts';
export { focusAreasOf } from './focus-area-store.ts';
export { hasProfile } from './has-profile-store.ts';
export { listedProfile } from './listed-profile.ts';
export { changeMatchProfile } from './match-profile.ts';
export { avatarUrl, presentMember } from './presenter.ts';
export {
  changeConnectionCount,
  findMemberItems,
  findProfile,
  hasBeenActive,
  insertProfile,
  noteActivity,
  type ProfileRow,
  updateProfile,
} from './profile-store.ts';
export { reindexMember, relistMember } from './search-index-store.ts';
export { cardColumns, findCards, type MemberRow } from './store.ts';
export { refuseTeamName } from './team-names.ts';

/** Members: their profiles, pictures and the directory. */
export const members = defineFeature({
  routes: [memberRoutes, matchProfileRoutes, avatarRoutes],
  records: [memberRecord],
  personalData,
});
