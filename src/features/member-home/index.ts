export { MemberHome } from './member-home.tsx';
