import { DownOutlined } from '@ant-design/icons';
import { useId } from 'react';

import { type MemberSort, memberSort, memberSorts } from '#contract/members.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  value: MemberSort;
  onChange: (sort: MemberSort) => void;
}

/** The order of the directory, as a native select, which is easiest to use on a phone. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        Sort by
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(memberSort.parse(event.target.value))}
      >
        {Object.entries(memberSorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <DownOutlined aria-hidden="true" className={styles.caret} />
    </div>
  );
}
