import { InboxOutlined } from '@ant-design/icons';
import { contactStatuses, exportContactMessages } from '#contract/contact.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { SelectableRecords } from '#src/components/selectable-records.tsx';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { messageCodec, useContactMessages } from './api.ts';
import { selection } from './bulk-actions.ts';
import { ContactCard } from './contact-card.tsx';

const statuses = choicesOf(contactStatuses);

/** /admin/messages: messages from the contact form. */
export function ContactMessagesPage() {
  const { filters, change } = useUrlFilters(messageCodec);
  const result = useContactMessages(filters);
  return (
    <div className={styles.page}>
      <AdminHead
        title="Messages to the team"
        filters={
          <>
            <FilterSelect
              label="Status"
              all="All messages"
              value={filters.status ?? ''}
              choices={statuses}
              onChange={(status) => change({ status })}
            />
          </>
        }
      >
        <ExportButton endpoint={exportContactMessages} filters={filters} />
      </AdminHead>
      <PagedResults
        result={result}
        noun="messages"
        skeleton={<RowsSkeleton />}
        empty={<MessagePanel art={<InboxOutlined />} title="No messages" text="No messages match these filters." />}
      >
        {(messages) => (
          <SelectableRecords rows={messages} selection={selection}>
            {(message, box) => <ContactCard key={message.id} message={message} box={box} />}
          </SelectableRecords>
        )}
      </PagedResults>
    </div>
  );
}
