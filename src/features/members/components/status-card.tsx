import { paths } from '#contract/kit/paths.ts';
import { defaultWishes, type MemberProfile } from '#contract/members.ts';
import { Link } from '#src/components/link.tsx';
import card from './card.module.css';
import styles from './status-card.module.css';

/** The bio, and the people that the member would like to meet (rule profiles). */
export function StatusCard({ member, isOwn }: { member: MemberProfile; isOwn: boolean }) {
  return (
    <section className={card.card} aria-label="Introduction">
      {member.bio === null ? (
        <p className={card.quiet}>
          {isOwn ? (
            <>
              People don’t know yet what you do. <Link to={paths.profileEdit}>Write your bio</Link>
            </>
          ) : (
            `${member.fullName} has not written a bio yet.`
          )}
        </p>
      ) : (
        <p className={styles.bio}>{member.bio}</p>
      )}
      <div className={styles.wishes}>
        <h2 className={styles.label}>Would like to meet</h2>
        <p className={card.text}>{member.wishes ?? defaultWishes}</p>
      </div>
    </section>
  );
}
