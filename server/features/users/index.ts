import { defineFeature } from '#server/platform/feature.ts';
import { userRoutes } from './admin.ts';

export { findUsers } from './list-store.ts';
export { findUser, setRole } from './store.ts';

/** Accounts for admins: search, suspension, roles. The feature accounts declares their personal data. */
export const users = defineFeature({ routes: [userRoutes] });
