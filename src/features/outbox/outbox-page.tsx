import { CheckCircleOutlined, LaptopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { SimpleList } from '#src/components/simple-list.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { platform } from '#src/platform/index.ts';
import { Change } from './components/change.tsx';
import { outboxQuery } from './entries.ts';
import styles from './outbox-page.module.css';

/** /outbox: unsent changes, and those that the server has refused. The web has no outbox. */
export function OutboxPage() {
  usePageTitle(staticPages[paths.outbox].title);
  return <Page width="narrow">{platform.app ? <Outbox /> : <NotHere />}</Page>;
}

function Outbox() {
  const result = useQuery(outboxQuery);
  return (
    <>
      <PageHeader
        title="Outbox"
        subtitle="Changes you made while the server could not be reached. They are kept on this computer, sent by themselves, and deleted after 30 days."
      />
      <SimpleList
        result={result}
        noun="changes"
        empty={{
          art: <CheckCircleOutlined />,
          title: 'Everything has been sent',
          text: 'What you do while you are offline waits here until the server can be reached.',
        }}
      >
        {(entries) => (
          <ul className={styles.list} aria-label="Changes">
            {entries.map((entry) => (
              <Change key={entry.key} entry={entry} />
            ))}
          </ul>
        )}
      </SimpleList>
    </>
  );
}

function NotHere() {
  return (
    <MessagePanel
      headingLevel={1}
      art={<LaptopOutlined />}
      title="The outbox of the desktop app"
      text="This page belongs to the installed app, which keeps what you do offline and sends it later."
      action={<ButtonLink to={paths.home}>Go to the home page</ButtonLink>}
    />
  );
}
