import { lateDialog } from '#src/components/late-dialog.tsx';

export { usePlans, useProfessionalPlan } from './api.ts';

// The home page imports this door, too, so components with Ant Design are loaded when they are shown.
export const MembershipDialog = lateDialog(
  async () => (await import('./admin/membership-dialog.tsx')).MembershipDialog,
);
