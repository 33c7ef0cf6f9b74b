/** The sidebar and the bottom bar. Visitors have neither, so they are no part of the first load. */
export const loadMemberShell = () => import('./member-shell.tsx');
