import { paths } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { FactList } from '#src/components/fact-list.tsx';
import { Link } from '#src/components/link.tsx';
import { factsOfMember } from '#src/features/match-profiles/index.ts';
import card from './card.module.css';

interface MatchCardProps {
  profile: MemberProfile['matchProfile'];
  isOwn: boolean;
}

/** What a member seeks and offers. Without anything there is no card, but on one's own profile an invitation. */
export function MatchCard({ profile, isOwn }: MatchCardProps) {
  if (profile) return <FactList title="Seeks and offers" facts={factsOfMember(profile)} />;
  if (!isOwn) return null;
  return (
    <section className={card.card} aria-labelledby="seeks-and-offers">
      <h2 id="seeks-and-offers" className={card.title}>
        Seeks and offers
      </h2>
      <p className={card.quiet}>
        Say what you look for, so that the right people find you.{' '}
        <Link to={paths.matchProfile}>Add what you seek and offer</Link>
      </p>
    </section>
  );
}
