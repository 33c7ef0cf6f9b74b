import { defineFeature } from '#server/platform/feature.ts';
import { avatarsJob } from './avatars/moving.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { featuredJob, sweepTurns } from './featured/rotation.ts';
import { featuredRoutes } from './featured/routes.ts';
import { matchProfileRoutes } from './match-profile.ts';
import { personalData } from './personal-data.ts';
import { memberRecord } from './record.ts';
import { memberRoutes } from './routes.ts';
import { profileViewRoutes } from './views/routes.ts';
import { deleteVisitsBetween, sweepVisits } from './views/store.ts';

export { type Among, membersAmong } from './among-store.ts';
export { putAvatar } from './avatars/store.ts';
export { findDirectoryPage } from './directory.ts';
export { memberColumns, memberFilterWords } from './export-columns.ts';
export { relineMember } from './featured/line-store.ts';
export { planTurns } from './featured/rotation.ts';
export { focusAreasOf } from './focus-area-store.ts';
export { hasProfile } from './has-profile-store.ts';
export { listedProfile } from './listed-profile.ts';
export { changeMatchProfile } from './match-profile.ts';
export { notBlocked } from './not-blocked-store.ts';
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
export { noteVisit, setSharing } from './views/store.ts';

/** Members: their profiles, pictures and the directory, who viewed them, and its featured row. */
export const members = defineFeature({
  routes: [memberRoutes, matchProfileRoutes, avatarRoutes, profileViewRoutes, featuredRoutes],
  records: [memberRecord],
  jobs: [featuredJob, avatarsJob],
  async sweep(deps) {
    await sweepVisits(deps);
    await sweepTurns(deps);
  },
  onBlock: (_deps, trx, blockerId, blockedId) => deleteVisitsBetween(trx, blockerId, blockedId),
  personalData,
});
