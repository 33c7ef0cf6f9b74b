import { MailOutlined } from '@ant-design/icons';

import { type Enquiry } from '#contract/enquiries.ts';
import { enquiryPath, itemKinds } from '#contract/items.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { formatAge } from '#src/lib/format.ts';
import styles from './enquiry-row.module.css';

interface EnquiryRowProps {
  enquiry: Enquiry;
  onRead: (id: number) => void;
}

/** An enquiry; opening it marks it as read. The answer is a mail to the sender. */
export function EnquiryRow({ enquiry, onRead }: EnquiryRowProps) {
  const { id, kind, itemId, itemTitle, name, email, organization, message, createdAt, isRead, isFromMember, memberId } =
    enquiry;
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${itemTitle}`)}`;
  return (
    <details
      className={styles.row}
      data-unread={!isRead}
      onToggle={(event) => event.currentTarget.open && !isRead && onRead(id)}
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
        {!isFromMember && (
          <p className={styles.visitor}>Sent by a visitor without an account, who typed this name and email.</p>
        )}
        <p className={styles.actions}>
          <a href={reply} className={styles.reply}>
            <MailOutlined aria-hidden="true" /> Reply to {email}
          </a>
          {memberId !== null && <Link to={pathTo(paths.member, { id: memberId })}>Open the sender’s profile</Link>}
          <Link to={enquiryPath(kind, itemId)}>Open the {itemKinds[kind]}</Link>
        </p>
      </div>
    </details>
  );
}
