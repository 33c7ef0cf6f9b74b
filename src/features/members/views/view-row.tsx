import { EyeInvisibleOutlined } from '@ant-design/icons';

import { paths } from '#contract/kit/paths.ts';
import type { ProfileView } from '#contract/members-views.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ConnectButton, PersonRow, type ShownRelation } from '#src/features/connections/index.ts';
import { formatDay, formatNumber } from '#src/lib/format.ts';
import styles from './view-list.module.css';

interface ViewRowProps {
  view: ProfileView;
  /** To the member who is named. */
  relation: ShownRelation | undefined;
}

/** One visit to the current user's profile, or the private ones of a day. */
export function ViewRow({ view, relation }: ViewRowProps) {
  const viewed = (
    <p className={styles.when}>
      Viewed on <time dateTime={view.day}>{formatDay(view.day)}</time>
    </p>
  );
  if (view.by === 'private') {
    return (
      <li className={styles.private} data-card>
        <span className={styles.mask} aria-hidden="true">
          <EyeInvisibleOutlined />
        </span>
        <div>
          <p className={styles.visits}>{visitsInWords(view.visits)}</p>
          {viewed}
        </div>
      </li>
    );
  }
  const { member } = view;
  return (
    <PersonRow
      member={member}
      about={viewed}
      actions={
        <>
          <ConnectButton member={member} relation={relation} />
          <ButtonLink to={`${paths.messages}?to=${member.id}`} kind="secondary">
            Message<span className="visually-hidden"> {member.name}</span>
          </ButtonLink>
        </>
      }
    />
  );
}

function visitsInWords(visits: number): string {
  return visits === 1
    ? 'A member who keeps their visits private'
    : `${formatNumber(visits)} members who keep their visits private`;
}
