import { type Change, changeRoles } from '#contract/changes.ts';
import { itemKinds } from '#contract/items.ts';
import { Link } from '#src/components/link.tsx';
import { formatAge } from '#src/lib/format.ts';
import { type Edit, editsOf } from '../edits.ts';
import styles from './edit-list.module.css';

interface EditListProps {
  changes: readonly Change[];
  /** Whether each edit names its record: in the feed, not on the record's own page. */
  namesRecord?: boolean;
}

/** Edits of records, newest first: each field with its old and new value. */
export function EditList({ changes, namesRecord = false }: EditListProps) {
  return (
    <ol className={styles.list}>
      {editsOf(changes).map((edit) => (
        <li key={edit[0].id} className={styles.edit} data-card>
          {namesRecord && (
            <h2 className={styles.title}>
              <Link to={edit[0].path}>{edit[0].title}</Link>
            </h2>
          )}
          <About edit={edit} namesRecord={namesRecord} />
          <dl className={styles.fields}>
            {edit.map((change) => (
              <div key={change.id} className={styles.field}>
                <dt>{change.field}</dt>
                <dd>
                  <Values change={change} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function About({ edit: [{ kind, by, changedAt }], namesRecord }: { edit: Edit; namesRecord: boolean }) {
  return (
    <p className={styles.about}>
      {namesRecord && <span className={styles.kind}>{itemKinds[kind]}, </span>}
      {namesRecord ? 'changed' : 'Changed'} <time dateTime={changedAt}>{formatAge(changedAt)}</time> by{' '}
      {changeRoles[by.role]}
      {by.member && <> ({by.member.name})</>}
    </p>
  );
}

function Values({ change }: { change: Change }) {
  if (change.old === null && change.new === null) return <p>The text is different further down.</p>;
  return (
    <>
      {change.old !== null && (
        <p className={styles.old}>
          <span className="visually-hidden">{change.new === null ? 'Removed: ' : 'Before: '}</span>
          <del>{change.old}</del>
        </p>
      )}
      {change.new !== null && (
        <p className={styles.new}>
          <span className="visually-hidden">{change.old === null ? 'Added: ' : 'Now: '}</span>
          {change.new}
        </p>
      )}
    </>
  );
}
