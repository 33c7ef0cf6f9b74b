import { ClockCircleOutlined } from '@ant-design/icons';

import styles from './waiting-mark.module.css';

/** Marks a record whose change has not been sent. `isCompact`: only the clock is seen; the words are still read out. */
export function WaitingMark({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className={styles.mark} title="Waiting to be sent">
      <ClockCircleOutlined aria-hidden="true" />
      <span className={isCompact ? 'visually-hidden' : undefined}> Waiting to be sent</span>
    </span>
  );
}
