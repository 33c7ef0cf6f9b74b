import { useState } from 'react';

import styles from './embedded-page.module.css';
import { OpeningCover } from './opening-cover.tsx';

/**
 * The permissions of the framed page. Not given: `allow-top-navigation` (it could replace our page by one that
 * looks like it), `allow-modals`, pointer lock, presentation and orientation lock.
 */
const sandbox = [
  // A research tool is a program.
  'allow-scripts',
  // Its own cookies and storage, so that people can sign in there. Its origin is never ours (server/env.ts).
  'allow-same-origin',
  // The tool sends questions with forms.
  'allow-forms',
  // Sources open in new tabs ...
  'allow-popups',
  // ... which are ordinary tabs; in sandboxed ones the source's page would not work.
  'allow-popups-to-escape-sandbox',
  // Answers can be saved as files, if the reader asks for it.
  'allow-downloads',
].join(' ');

/** An iframe. It cannot detect why it is empty, so the server checks whether the page may be framed. */
export function WebFrame({ src, title }: { src: string; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.box}>
      <iframe
        src={src}
        title={title}
        sandbox={sandbox}
        // For its own origin only: copying to the clipboard. Camera, microphone, location and the rest stay refused.
        allow="clipboard-write"
        referrerPolicy="no-referrer"
        className={styles.page}
        onLoad={() => setIsOpen(true)}
      />
      {!isOpen && <OpeningCover title={title} />}
    </div>
  );
}
