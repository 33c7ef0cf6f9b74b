import { ClockCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useLocation } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useOutboxCount } from '../entries.ts';
import { changes } from '../words.ts';

/** Shows above every page how many changes wait, except on the page that lists them. */
export function OutboxNotice({ className }: { className: string | undefined }) {
  const { waiting, refused } = useOutboxCount();
  const { pathname } = useLocation();
  if (waiting + refused === 0 || pathname === paths.outbox) return null;
  return (
    <p className={className}>
      {refused > 0 ? <WarningOutlined aria-hidden="true" /> : <ClockCircleOutlined aria-hidden="true" />}
      <span>
        {refused > 0 && `${changes(refused)} could not be made. `}
        {waiting > 0 && `${changes(waiting)} waiting to be sent. `}
        <Link to={paths.outbox}>Open the outbox</Link>
      </span>
    </p>
  );
}
