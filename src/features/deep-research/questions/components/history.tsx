import { useState } from 'react';

import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { useQuestions } from '../api.ts';
import { counted } from '../steps.ts';
import styles from './history.module.css';
import { HistoryRow } from './history-row.tsx';

/** From this many questions on, the history can be searched. */
const searchedFrom = 6;

/** The member's questions, newest first, and a search within them. */
export function History() {
  const { data, isError, isFetching, refetch } = useQuestions();
  const [wanted, setWanted] = useState('');
  if (!data && isError) {
    return (
      <RetryPanel title="Your questions could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <RowsSkeleton />;
  if (data.items.length === 0) return null;
  const shown = data.items.filter(({ question }) => question.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <section className={styles.history} aria-labelledby="research-history">
      <div className={styles.head}>
        <h2 id="research-history" className={styles.title}>
          Your questions
        </h2>
        {data.items.length >= searchedFrom && (
          <SearchInput label="Search your questions" value={wanted} onSearch={setWanted} maxLength={100} delay={0} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {wanted && `${counted(shown.length, 'question')} found`}
      </p>
      {shown.length === 0 ? (
        <MessagePanel
          headingLevel={3}
          title="No question found"
          text={`None of your questions has “${wanted}” in it.`}
        />
      ) : (
        <ol className={styles.list}>
          {shown.map((item) => (
            <HistoryRow key={item.id} item={item} />
          ))}
        </ol>
      )}
    </section>
  );
}
