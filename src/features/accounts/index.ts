export { JoinLink } from './components/join-link.tsx';
export { currentUserQuery, useCurrentUser } from './current-user.ts';
export { showFieldErrors } from './field-errors.ts';
export { useOwnDetails } from './own-details.ts';
export { useSignOut } from './session-mutations.ts';
export { useMemberAction } from './use-member-action.ts';
export { useSecretToken } from './use-secret-token.ts';
