import { Outlet, useLocation, useParams } from 'react-router-dom';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Inbox } from '../components/inbox.tsx';
import styles from './messages-page.module.css';

const { title } = staticPages[paths.messages];

/** /network/messages: the inbox beside a conversation; on a phone they are separate screens. */
export function MessagesPage() {
  usePageTitle(title);
  const { id } = useParams();
  const { search } = useLocation();
  const isWriting = id !== undefined || new URLSearchParams(search).has('to');
  return (
    <div className={styles.panes} data-shows={isWriting ? 'conversation' : 'inbox'}>
      {/* On a phone the inbox and its heading are hidden beside a conversation. */}
      {isWriting && <h1 className={classNames('visually-hidden', styles.title)}>{title}</h1>}
      <Inbox />
      <Outlet />
    </div>
  );
}
