import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

import styles from './ordered-records.module.css';

interface OrderedRecord {
  id: number;
  /** The noun for its buttons. */
  name: string;
  icon?: ReactNode;
  title: ReactNode;
  text: string;
  actions: ReactNode;
}

interface OrderedRecordsProps {
  records: readonly OrderedRecord[];
  /** Whether the order is being saved or loaded. */
  isBusy: boolean;
  onOrder: (ids: number[]) => void;
}

/** A short list that admins order: each record can be moved, and has further actions. */
export function OrderedRecords({ records, isBusy, onOrder }: OrderedRecordsProps) {
  const move = (index: number, by: -1 | 1) => {
    const ids = records.map(({ id }) => id);
    const moved = ids.splice(index, 1);
    ids.splice(index + by, 0, ...moved);
    onOrder(ids);
  };
  return (
    <ol className={styles.records}>
      {records.map(({ id, name, icon, title, text, actions }, index) => (
        <li key={id} className={styles.record}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<UpOutlined />}
              aria-label={`Move ${name} up`}
              disabled={isBusy || index === 0}
              onClick={() => move(index, -1)}
            />
            <Button
              size="small"
              icon={<DownOutlined />}
              aria-label={`Move ${name} down`}
              disabled={isBusy || index === records.length - 1}
              onClick={() => move(index, 1)}
            />
            {actions}
          </div>
        </li>
      ))}
    </ol>
  );
}
