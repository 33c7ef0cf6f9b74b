export { usePlans, useProfessionalPlan } from './api.ts';
export { EndRenewalButton } from './end-renewal-button.tsx';
export { WithdrawRequestButton } from './withdraw-request-button.tsx';
