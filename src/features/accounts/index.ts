export { JoinLink } from './components/join-link.tsx';
export { LateSendConfirmation } from './components/late-send-confirmation.tsx';
export { currentUserQuery, useCurrentUser } from './current-user.ts';
export { showFieldErrors } from './field-errors.ts';
export { useOwnDetails } from './own-details.ts';
export { useSignOut } from './session-mutations.ts';
export { useAccount } from './settings/account-query.ts';
export { forgetTraces } from './traces.ts';
export { useMemberAction } from './use-member-action.ts';
