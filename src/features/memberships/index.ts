import { lazy } from 'react';

export { usePlans, useProfessionalPlan } from './api.ts';
export { EndRenewalButton } from './end-renewal-button.tsx';
export { WithdrawRequestButton } from './withdraw-request-button.tsx';

/** The home page comes through this door, too, and has no use for what admins need. */
export const MembershipDialog = lazy(async () => ({
  default: (await import('./admin/membership-dialog.tsx')).MembershipDialog,
}));
