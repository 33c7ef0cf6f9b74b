import { type Change, changeRoles } from '#contract/changes.ts';
import { itemKinds } from '#contract/items.ts';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { type Edit, editsOf, useFeed } from '#src/features/changes/index.ts';
import { Panel, PanelNote, Row, Rows } from '#src/features/dashboard/index.ts';
import { formatAge } from '#src/lib/format.ts';

const shown = 6;

/** What is new in the records, focus areas and searches that the member follows. */
export function NewsPanel() {
  const { data, isError } = useFeed(undefined);
  const edits = editsOf(data?.pages[0]?.items ?? []).slice(0, shown);
  return (
    <Panel title="New for you" more={{ to: paths.following, label: 'All changes' }}>
      {!data &&
        (isError ? (
          <PanelNote>What is new could not be loaded.</PanelNote>
        ) : (
          <RowsSkeleton count={1} isFramed={false} />
        ))}
      {data && edits.length === 0 && (
        <PanelNote>
          Follow a <Link to={paths.companies}>company</Link>, a <Link to={paths.technologies}>technology</Link> or a
          focus area on its page, and what is new there appears here.
        </PanelNote>
      )}
      {edits.length > 0 && (
        <Rows label="New for you">
          {edits.map((edit) => (
            <Row
              key={edit[0].id}
              to={(edit[0].subject ?? edit[0]).path}
              title={(edit[0].subject ?? edit[0]).title}
              detail={detailOf(edit)}
            />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

/** `Company, changed 2 hours ago: Stage, Team size`; `Listing, 2 hours ago: new in Energy Storage`. */
function detailOf(edit: Edit): string {
  const [{ kind, subject, field, title, by, changedAt }] = edit;
  const age = formatAge(changedAt);
  if (subject) return `${itemKinds[subject.kind]}, ${age}: ${field} in ${title}`;
  const fields = edit.map((change: Change) => change.field).join(', ');
  const who = by && kind !== 'member' ? ` by ${changeRoles[by.role]}` : '';
  return `${itemKinds[kind]}, changed ${age}${who}: ${fields}`;
}
