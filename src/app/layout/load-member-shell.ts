/** What the frame of every page has for members only: it is no part of the first load of visitors. */
export const loadMemberShell = () => import('./member-shell.tsx');
