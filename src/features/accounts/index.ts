export { currentUserQuery, useCurrentUser } from './current-user.ts';
export { useSignOut } from './session-mutations.ts';
