import { Outlet, useLocation, useParams } from 'react-router-dom';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { Inbox } from '../components/inbox.tsx';
import styles from './messages-page.module.css';

/** /network/messages: the inbox beside a conversation; on a phone they are separate screens. */
export function MessagesPage() {
  usePageTitle(staticPages[paths.messages].title);
  const { id } = useParams();
  const { search } = useLocation();
  const isWriting = id !== undefined || new URLSearchParams(search).has('to');
  return (
    <div className={styles.panes} data-shows={isWriting ? 'conversation' : 'inbox'}>
      <Inbox />
      <Outlet />
    </div>
  );
}
