import { TeamIntroductions } from '../components/team-introductions.tsx';

/** /admin/introductions: the requests of everyone, for the team to facilitate. */
export function AdminIntroductionsPage() {
  return <TeamIntroductions />;
}
