import { ClockCircleOutlined } from '@ant-design/icons';

import styles from './waiting-mark.module.css';

/**
 * Marks a record with an unsent change. `isCompact`: only the clock is visible, but screen readers still read the text.
 */
export function WaitingMark({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className={styles.mark} title="Waiting to be sent">
      <ClockCircleOutlined aria-hidden="true" />
      <span className={isCompact ? 'visually-hidden' : undefined}> Waiting to be sent</span>
    </span>
  );
}
