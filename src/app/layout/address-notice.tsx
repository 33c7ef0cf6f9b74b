import { MailOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';

import { paths } from '#contract/kit/paths.ts';
import { LateSendConfirmation, useCurrentUser } from '#src/features/accounts/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { readStored, writeStored } from '#src/lib/stored.ts';
import styles from './notices.module.css';

/** How high the notice was on the last visit (CSS pixels), so that nothing moves when it is known to be shown again. */
const storageKey = 'cardi-notice-height';

const lastHeight = readStored(storageKey, z.number().positive().max(400));

/** Asks a user to confirm their email address. */
export function AddressNotice() {
  const { user, isLoading, isExpected } = useCurrentUser();
  const isElsewhere = useLocation().pathname !== paths.confirmEmail;
  const notice = useRef<HTMLParagraphElement>(null);
  const isAsked = user !== null && !user.isEmailConfirmed;
  useEffect(() => {
    if (isLoading || (isAsked && !isElsewhere)) return;
    writeStored(storageKey, isAsked ? notice.current?.offsetHeight : undefined);
  }, [isLoading, isAsked, isElsewhere]);
  if (!isElsewhere) return null;
  if (isLoading) return isExpected && lastHeight !== undefined && <div style={{ height: lastHeight }} />;
  return (
    isAsked && (
      <p ref={notice} className={classNames(styles.notice, styles.calm)}>
        <MailOutlined aria-hidden="true" /> Confirm your email address: open the link that we sent to {user.email}.{' '}
        <LateSendConfirmation email={user.email} />
      </p>
    )
  );
}
