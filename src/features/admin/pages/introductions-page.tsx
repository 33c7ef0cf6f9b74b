import { TeamIntroductions } from '#src/features/introductions/index.ts';

/** /admin/introductions: the requests of everybody, for the team to facilitate. */
export function AdminIntroductionsPage() {
  return <TeamIntroductions />;
}
