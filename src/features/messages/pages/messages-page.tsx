import { Outlet, useLocation, useParams } from 'react-router-dom';

import { Inbox } from '../components/inbox.tsx';
import styles from './messages-page.module.css';

/** /network/messages: the inbox beside a conversation; on a phone they are separate screens. */
export function MessagesPage() {
  const { id } = useParams();
  const { search } = useLocation();
  const isWriting = id !== undefined || new URLSearchParams(search).has('to');
  return (
    <div
      className={styles.panes}
      data-shows={isWriting ? 'conversation' : 'inbox'}
      // On a phone the conversation has the window to itself.
      {...(isWriting && { 'data-whole-window': '' })}
    >
      {/* Whoever is written to gives an open conversation its heading. */}
      <Inbox headingLevel={isWriting ? 2 : 1} />
      <Outlet />
    </div>
  );
}
