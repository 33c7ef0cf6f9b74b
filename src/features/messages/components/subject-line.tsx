import { enquiryPath, itemKinds } from '#contract/items.ts';
import type { Subject } from '#contract/messages.ts';
import { Link } from '#src/components/link.tsx';
import styles from './subject-line.module.css';

/** The record that an enquiry is about, as a link where the reader still finds it, and its state. */
export function SubjectLine({ subject: { kind, id, title, state } }: { subject: Subject }) {
  const name = kind === 'member' ? `the profile of ${title}` : title;
  return (
    <p className={styles.subject}>
      <span className={styles.title}>
        Enquiry about {state === 'gone' ? name : <Link to={enquiryPath(kind, id)}>{name}</Link>}
      </span>
      {state === 'closed' && <span className={styles.state}>takes no more enquiries</span>}
      {state === 'gone' && <span className={styles.state}>This {itemKinds[kind]} is no longer shown</span>}
    </p>
  );
}
