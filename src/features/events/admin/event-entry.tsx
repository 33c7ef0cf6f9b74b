import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Button } from '#src/components/button.tsx';

import { classNames } from '#src/lib/class-names.ts';
import styles from './event-form.module.css';

interface EntryProps {
  /** The noun with its number, such as `Speaker 2`. */
  name: string;
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  /** Beside the name, such as how it will be tagged. */
  extra?: ReactNode;
  /** For an entry on one line: the buttons are beside it. */
  isLine?: boolean;
  children: ReactNode;
}

/** An entry of a list in a form: its fields, and the buttons to move and remove it. */
export function Entry({ name, index, count, move, remove, extra, isLine = false, children }: EntryProps) {
  return (
    <li className={classNames(styles.entry, isLine && styles.line)} aria-label={name}>
      <div className={styles.entryHead}>
        {!isLine && (
          <span className={styles.entryName}>
            {name} {extra}
          </span>
        )}
        <span className={styles.tools}>
          <Button
            kind="quiet"
            icon={<ArrowUpOutlined aria-hidden="true" />}
            aria-label={`Move ${name.toLowerCase()} up`}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <Button
            kind="quiet"
            icon={<ArrowDownOutlined aria-hidden="true" />}
            aria-label={`Move ${name.toLowerCase()} down`}
            disabled={index === count - 1}
            onClick={() => move(index, index + 1)}
          />
          <Button
            kind="quiet"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={`Remove ${name.toLowerCase()}`}
            onClick={() => remove(index)}
          />
        </span>
      </div>
      {children}
    </li>
  );
}
