import { useQuery } from '@tanstack/react-query';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { Skeleton } from '#src/components/skeleton.tsx';
import { versionsQuery } from '../versions.ts';
import styles from './versions.module.css';

/** What the user wants and what the server has now, field by field. */
export function Versions({ entry }: { entry: OutboxEntry }) {
  const { data, isLoading, isError } = useQuery(versionsQuery(entry));
  if (isLoading) return <Skeleton width="100%" height={64} radius={10} />;
  if (isError) return <p className={styles.note}>What the server has now could not be loaded.</p>;
  if (!data) return null;
  if (data.fields.length === 0) return <p className={styles.note}>The server has the same.</p>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Your version and the server’s</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Field</span>
          </th>
          <th scope="col">Yours</th>
          <th scope="col">On the server now</th>
        </tr>
      </thead>
      <tbody>
        {data.fields.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
