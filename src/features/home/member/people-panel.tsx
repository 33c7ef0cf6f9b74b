import { paths } from '#contract/kit/paths.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Link } from '#src/components/link.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { ConnectButton, useRelations } from '#src/features/connections/index.ts';
import { Panel, PanelNote } from '#src/features/dashboard/index.ts';
import { useMatches } from '#src/features/matches/index.ts';
import { formatDate } from '#src/lib/format.ts';
import styles from './people-panel.module.css';

const shown = 4;

/** The members who fit best, each with the reasons, from the matchmaker. */
export function PeoplePanel() {
  const { data, isError } = useMatches('member');
  const matches = data?.items.slice(0, shown) ?? [];
  const relations = useRelations([matches.map(({ id }) => id)]);
  return (
    <Panel title="People to meet" more={{ to: paths.matches, label: 'All matches' }}>
      {!data &&
        (isError ? (
          <PanelNote>Your matches could not be loaded.</PanelNote>
        ) : (
          <RowsSkeleton count={3} isFramed={false} />
        ))}
      {data && matches.length === 0 && (
        <PanelNote>
          {data.isUnknown ? (
            <>
              <Link to={paths.matchProfile}>Say what you seek and offer</Link>, and we find who fits you. Until then you
              can <Link to={paths.members}>look through all members</Link>.
            </>
          ) : data.nextAt === null ? (
            'Nobody fits you yet. New members are compared with you every day.'
          ) : (
            `Your next match comes on ${formatDate(data.nextAt)}.`
          )}
        </PanelNote>
      )}
      {matches.length > 0 && (
        <ul className={styles.people} aria-label="People to meet">
          {matches.map(({ id, path, title, subtitle, avatarUrl, reasons }) => (
            <li key={id} className={styles.person}>
              <Avatar id={id} name={title} url={avatarUrl} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <Link to={path}>{title}</Link>
                </h3>
                <p className={styles.about}>{subtitle}</p>
                <ul className={styles.reasons} aria-label={`Reasons for ${title}`}>
                  {reasons.slice(0, 2).map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
              <ConnectButton member={{ id, name: title }} relation={relations.get(id)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
