export { useMembers } from './api.ts';
export { MemberResults } from './components/member-results.tsx';
