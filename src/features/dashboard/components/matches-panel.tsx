import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useMatches } from '#src/features/matches/index.ts';
import { formatDate } from '#src/lib/format.ts';
import { Panel, PanelNote } from './panel.tsx';
import { Row, Rows } from './rows.tsx';

const shown = 3;

/** The members who fit best, each with the first reason. */
export function MatchesPanel() {
  const { data, isError } = useMatches('member');
  const matches = data?.items.slice(0, shown) ?? [];
  return (
    <Panel title="Matches" more={{ to: paths.matches, label: 'All matches' }}>
      {!data &&
        (isError ? (
          <PanelNote>Your matches could not be loaded.</PanelNote>
        ) : (
          <RowsSkeleton count={1} isFramed={false} />
        ))}
      {data && matches.length === 0 && (
        <PanelNote>
          {data.nextAt === null ? (
            <>
              <Link to={paths.matchProfile}>Say what you seek and offer</Link>, and we find who fits you.
            </>
          ) : (
            `Your next match comes on ${formatDate(data.nextAt)}.`
          )}
        </PanelNote>
      )}
      {matches.length > 0 && (
        <Rows label="Matches">
          {matches.map(({ id, path, title, reasons }) => (
            <Row key={id} to={path} title={title} detail={reasons[0]?.text} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}
