import { InboxOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useEnquiries, useMarkRead } from '../api.ts';
import { EnquiryRow } from '../components/enquiry-row.tsx';
import styles from './enquiries-page.module.css';

/** /network/enquiries: messages from the contact forms of the member's records. */
export function EnquiriesPage() {
  usePageTitle(staticPages[paths.enquiries].title);
  const result = useEnquiries();
  const { mutate: markRead } = useMarkRead();
  return (
    <Page>
      <PageHeader
        title="Enquiries"
        subtitle="What people wrote about your listings, companies, technologies and profile. Answer it here: members read your answer in Messages, others by email."
      />
      <PagedResults
        result={result}
        noun="enquiries"
        skeleton={<RowsSkeleton />}
        empty={
          <MessagePanel
            art={<InboxOutlined />}
            title="No enquiries yet"
            text="Messages from the contact forms of your listings and your profile appear here."
            action={<ButtonLink to={paths.listingCreate}>Create a listing</ButtonLink>}
          />
        }
      >
        {(enquiries) => (
          <div className={styles.list}>
            {enquiries.map((enquiry) => (
              <EnquiryRow key={enquiry.id} enquiry={enquiry} onRead={markRead} />
            ))}
          </div>
        )}
      </PagedResults>
    </Page>
  );
}
