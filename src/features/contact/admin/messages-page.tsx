import { InboxOutlined } from '@ant-design/icons';
import { useSearchParams } from 'react-router-dom';

import { contactStatuses, exportContactMessages } from '#contract/contact.ts';
import styles from '#src/components/admin-page.module.css';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { useContactMessages } from './api.ts';
import { ContactCard } from './contact-card.tsx';

const statuses = choicesOf(contactStatuses);

/** /admin/messages: what came through the contact form. */
export function ContactMessagesPage() {
  const [search, setSearch] = useSearchParams();
  const status = statuses.find(({ value }) => value === search.get('status'))?.value;
  const result = useContactMessages(status);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.title}>Messages to the team</h2>
        <div className={styles.actions}>
          <FilterSelect
            label="Status"
            all="All messages"
            value={status ?? ''}
            choices={statuses}
            onChange={(value) => setSearch(value ? { status: value } : {})}
          />
          <ExportButton endpoint={exportContactMessages} filters={{ ...(status && { status }) }} />
        </div>
      </div>
      <PagedResults
        result={result}
        noun="messages"
        skeleton={<RowsSkeleton />}
        empty={<MessagePanel art={<InboxOutlined />} title="No messages" text="No messages match these filters." />}
      >
        {(messages) => (
          <div>
            {messages.map((message) => (
              <ContactCard key={message.id} message={message} />
            ))}
          </div>
        )}
      </PagedResults>
    </div>
  );
}
