import { EditOutlined } from '@ant-design/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { Link } from '#src/components/link.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { usePolling } from '#src/hooks/use-polling.ts';
import { inboxQuery, pollInterval } from '../api.ts';
import { useInboxSearch } from '../inbox-search.ts';
import styles from './inbox.module.css';
import { InboxList } from './inbox-list.tsx';

const NewMessageDialog = lateDialog(async () => (await import('./new-message-dialog.tsx')).NewMessageDialog);

/** The caller's conversations, the latest message on top, and how to find and begin one. */
export function Inbox({ headingLevel }: { headingLevel: 1 | 2 }) {
  const Heading = `h${headingLevel}` as const;
  const { search, searchFor, clear, withSearch } = useInboxSearch();
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const result = useInfiniteQuery({
    ...inboxQuery(search),
    refetchInterval: usePolling(pollInterval),
    refetchOnWindowFocus: 'always',
  });
  const choose = {
    'aria-haspopup': 'dialog',
    icon: <EditOutlined aria-hidden="true" />,
    ...NewMessageDialog.approach,
    onClick: () => setChoosing(true),
  } as const;
  // There is nothing to search in an empty inbox.
  const isEmpty = search === '' && !result.isPlaceholderData && result.data?.pages[0]?.items.length === 0;
  return (
    <section className={styles.inbox} aria-labelledby="inbox">
      <header className={styles.head}>
        <Heading id="inbox">Messages</Heading>
        <Button {...choose}>New message</Button>
      </header>
      {!isEmpty && (
        <search ref={field} className={styles.search} aria-label="Messages">
          <SearchInput label="Search messages" value={search} maxLength={searchMax} onSearch={searchFor} />
        </search>
      )}
      <div className={styles.scroll}>
        <InboxList
          result={result}
          search={search}
          withSearch={withSearch}
          onClear={() => {
            clear();
            field.current?.querySelector('input')?.focus();
          }}
          write={
            <Button kind="primary" {...choose}>
              New message
            </Button>
          }
        />
      </div>
      <p className={styles.foot}>
        <Link to={paths.blocked}>Blocked members</Link>
      </p>
      {/* Unmounted as it closes, so that the focus is back before the conversation takes it. */}
      {isChoosing && <NewMessageDialog onClose={() => setChoosing(false)} />}
    </section>
  );
}
