import { lazy } from 'react';

export { usePlans, useProfessionalPlan } from './api.ts';

// The home page comes through this door, too: what is drawn with Ant Design stays behind until it is shown.
export const MembershipDialog = lazy(async () => ({
  default: (await import('./admin/membership-dialog.tsx')).MembershipDialog,
}));
