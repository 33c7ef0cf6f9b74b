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
          {edit[0].subject ? (
            <p className={styles.arrival}>
              {edit[0].field}: <Link to={edit[0].subject.path}>{edit[0].subject.title}</Link>
            </p>
          ) : (
            <Fields edit={edit} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** The changed fields, in the order of the record's form. */
function Fields({ edit }: { edit: Edit }) {
  return (
    <dl className={styles.fields}>
      {edit.toReversed().map((change) => (
        <div key={change.id} className={styles.field}>
          <dt>{change.field}</dt>
          <dd>
            <Values change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function About({ edit: [{ kind, by, changedAt }], namesRecord }: { edit: Edit; namesRecord: boolean }) {
  return (
    <p className={styles.about}>
      {namesRecord ? <span className={styles.kind}>{itemKinds[kind]}</span> : null}
      {namesRecord ? ', ' : null}
      {verbOf(by === null, namesRecord)} <time dateTime={changedAt}>{formatAge(changedAt)}</time>
      {by && <> by {kind === 'member' ? 'the member' : changeRoles[by.role]}</>}
      {by?.member && <> ({by.member.name})</>}
    </p>
  );
}

function verbOf(isNew: boolean, isWithin: boolean): string {
  const verb = isNew ? 'new' : 'changed';
  return isWithin ? verb : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
}

/** Values up to this length stand side by side. */
const shortValue = 60;

function Values({ change: { old, new: now, isList } }: { change: Change }) {
  if (old === null && now === null) return 'The text is different further down.';
  if (old === null) return <Value label="Added" text={now} />;
  if (now === null) return <Value label="Removed" text={old} />;
  if (isList) {
    return (
      <>
        <Value label="Removed" text={old} />
        <Value label="Added" text={now} />
      </>
    );
  }
  if (Math.max(old.length, now.length) <= shortValue && !/\n/.test(old + now)) {
    return (
      <p>
        <span className="visually-hidden">Before: </span>
        <del className={styles.old}>{old}</del> <span aria-hidden="true">→</span>{' '}
        <span className="visually-hidden">Now: </span>
        {now}
      </p>
    );
  }
  return (
    <>
      <Value label="Before" text={old} />
      <Value label="Now" text={now} />
    </>
  );
}

function Value({ label, text }: { label: string; text: string | null }) {
  return (
    <p>
      <span className={styles.label}>{label}:</span>
      {text?.includes('\n') ? '\n' : ' '}
      {text}
    </p>
  );
}
