import { paths } from '#contract/kit/paths.ts';
import type { Listing } from '#contract/listings.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import styles from './poster-card.module.css';

/**
 * Who posted a listing. Contact, at the head of the page, asks about the listing by mail; here members begin a conversation.
 */
export function PosterCard({ poster }: { poster: Listing['postedBy'] }) {
  const { user } = useCurrentUser();
  const { id, name, title, organization, avatarUrl } = poster;
  return (
    <SideCard title="Posted by">
      <div className={styles.person}>
        <Avatar id={id} name={name} url={avatarUrl} />
        <div className={styles.words}>
          <p className={styles.name}>
            <MemberLink member={poster} />
          </p>
          {[title, organization].map(
            (text) =>
              text && (
                <p key={text} className={styles.role}>
                  {text}
                </p>
              ),
          )}
        </div>
      </div>
      {user && user.id !== id && poster.hasProfile && (
        <ButtonLink to={`${paths.messages}?to=${id}`} kind="secondary">
          Message
        </ButtonLink>
      )}
    </SideCard>
  );
}
