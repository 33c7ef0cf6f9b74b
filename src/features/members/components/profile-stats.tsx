import { paths } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Link } from '#src/components/link.tsx';
import { formatNumber, formatShortMonth } from '#src/lib/format.ts';
import styles from './profile-stats.module.css';

const tiers = { free: 'Free', professional: 'Professional' } as const;

/** Counted figures (rule profiles). */
export function ProfileStats({ member, isOwn }: { member: MemberProfile; isOwn: boolean }) {
  const stats = [
    ['Profile views', formatNumber(member.profileViews)],
    ['Network size', formatNumber(member.networkSize)],
    ['Member since', formatShortMonth(member.createdAt.slice(0, 7))],
    ['Membership', tiers[member.membershipTier]],
  ] as const;
  return (
    <section aria-label="Stats">
      <dl className={styles.stats}>
        {stats.map(([label, text]) => (
          <div key={label} data-tier={label === 'Membership' ? member.membershipTier : undefined}>
            <dt>{isOwn && label === 'Profile views' ? <Link to={paths.profileViews}>{label}</Link> : label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
