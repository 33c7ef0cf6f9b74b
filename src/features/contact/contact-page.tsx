import { paths, staticPages } from '#contract/kit/paths.ts';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactFields } from './components/contact-fields.tsx';
import styles from './contact-page.module.css';

/** /contact (rule site-texts): a form to the team, and beside it how else it is reached. */
export function ContactPage() {
  usePageTitle(staticPages[paths.contact].title);
  return (
    <Page>
      <PageHeader
        title="Contact Us"
        subtitle="A question about a membership, a listing or a partnership? Write to the people who run the network."
      />
      <div className={styles.content}>
        <div className={styles.columns}>
          <ContactFields />
          <ContactDetails />
        </div>
      </div>
    </Page>
  );
}
