import { MailOutlined, MessageOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { type Enquiry } from '#contract/enquiries.ts';
import { enquiryPath, itemKinds } from '#contract/items.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { formatAge } from '#src/lib/format.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answers } from './answers.tsx';
import styles from './enquiry-row.module.css';

interface EnquiryRowProps {
  enquiry: Enquiry;
  onRead: (id: number) => void;
}

/**
 * An enquiry; opening it marks it as read. One of a member is answered in its conversation, which the first answer opens
 * where there is none; one of a visitor by mail.
 */
export function EnquiryRow({ enquiry, onRead }: EnquiryRowProps) {
  const {
    id,
    kind,
    itemId,
    itemTitle,
    name,
    email,
    organization,
    message,
    createdAt,
    isRead,
    isFromMember,
    memberId,
    conversationId,
  } = enquiry;
  const [isOpen, setOpen] = useState(false);
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${itemTitle}`)}`;
  return (
    <details
      className={styles.row}
      data-unread={!isRead}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && !isRead) onRead(id);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.from}>
          <span className={styles.name}>{name}</span>
          {organization && <span className={styles.organization}>{organization}</span>}
        </span>
        <span className={styles.about}>{kind === 'member' ? 'Your profile' : itemTitle}</span>
        {!isRead && <Badge>New</Badge>}
        <time dateTime={createdAt} className={styles.age}>
          {formatAge(createdAt)}
        </time>
      </summary>
      <div className={styles.body}>
        <p className={styles.message}>{message}</p>
        {!isFromMember && email !== '' && (
          <p className={styles.visitor}>Sent by a visitor without an account, who typed this name and email.</p>
        )}
        <Answers enquiry={enquiry} />
        {isOpen && conversationId === null && (isFromMember || email !== '') && <AnswerForm enquiry={enquiry} />}
        <p className={styles.actions}>
          {conversationId !== null && (
            <Link to={pathTo(paths.conversation, { id: conversationId })} className={styles.reply ?? ''}>
              <MessageOutlined aria-hidden="true" /> Answer in Messages
            </Link>
          )}
          {email !== '' && (
            <a href={reply}>
              <MailOutlined aria-hidden="true" /> Reply to {email}
            </a>
          )}
          {memberId !== null && <Link to={pathTo(paths.member, { id: memberId })}>Open the sender’s profile</Link>}
          <Link to={enquiryPath(kind, itemId)}>Open the {itemKinds[kind]}</Link>
        </p>
      </div>
    </details>
  );
}
