import { defineFeature } from '#server/platform/feature.ts';
import { blockRoutes } from './blocks/routes.ts';
import { followRoutes } from './follows/routes.ts';
import { followNewsJob } from './follows/tell-followers.ts';
import { personalData } from './personal-data.ts';
import { connectionRoutes } from './routes.ts';

export { findBlockedBy, isBlocked } from './blocks/store.ts';
export { connectionsInCommon } from './common-store.ts';
export { type Followed, findFollowers } from './follows/store.ts';
export { countConnections, hasConnections } from './list-store.ts';
export { areConnected, decide, insertRequest, lockConnection } from './store.ts';

/** Connections between members, follows and blocks. */
export const connections = defineFeature({
  routes: [connectionRoutes, followRoutes, blockRoutes],
  jobs: [followNewsJob],
  personalData,
});
