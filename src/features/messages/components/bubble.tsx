import type { ReactNode } from 'react';

import type { Attachment } from '#contract/attachments.ts';
import type { Message, Subject } from '#contract/messages.ts';

import { AttachmentLinks } from '#src/features/attachments/index.ts';
import styles from './bubble.module.css';
import { MessageText } from './message-text.tsx';
import { SubjectLine } from './subject-line.tsx';

interface BubbleProps {
  isOwn: boolean;
  /** The sender, for people who cannot see the side on which the message is. */
  speaker: string;
  text: string;
  /** Set where the message is an enquiry. */
  subject?: Subject | null;
  /** Set if the team withholds the message. */
  hold?: Message['hold'];
  attachments?: readonly Attachment[];
  /** Shown in place of the text. */
  content?: ReactNode;
  /** Below the text: the time, or the reason why it was not sent. */
  foot?: ReactNode;
  /** Beside the message. */
  action?: ReactNode;
  state?: 'sending' | 'failed';
}

/** One message. */
export function Bubble({
  isOwn,
  speaker,
  text,
  subject,
  hold,
  attachments = [],
  content,
  foot,
  action,
  state,
}: BubbleProps) {
  return (
    <li className={styles.line} data-own={isOwn} data-state={state}>
      <div className={styles.bubble}>
        <span className="visually-hidden">{speaker}: </span>
        {subject && <SubjectLine subject={subject} />}
        {content ?? (text && <MessageText text={text} />)}
        <AttachmentLinks attachments={attachments} />
        {hold && (
          <p className={styles.hold}>
            {hold.state === 'removed' ? 'Removed' : 'Hidden'} by our team{hold.reason && `: ${hold.reason}`}
          </p>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </li>
  );
}
