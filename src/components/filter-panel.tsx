import { FilterOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import { Button } from './button.tsx';
import styles from './filter-panel.module.css';
import { lateDialog } from './late-dialog.tsx';

const FilterSheet = lateDialog(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterPanelProps {
  /** Names the filtered list. */
  label: string;
  /** The search box, and fields beside it such as the order. */
  fields?: ReactNode;
  /** The number of chosen filters, for the button on a phone. */
  chosen: number;
  /** The filters as chips and as parts that are folded away. */
  children: ReactNode;
}

/**
 * The one toolbar of all directories: the fields in a row, the filters in rows below, or on a phone behind a button. Both
 * are drawn and the style sheet hides one, because the server does not know the width of the window.
 */
export function FilterPanel({ label, fields, chosen, children }: FilterPanelProps) {
  const { trigger, dialog } = useDialog(FilterSheet, (state) => <FilterSheet {...state}>{children}</FilterSheet>);
  return (
    <search aria-label={label} className={styles.panel}>
      <div className={styles.fields}>
        {fields}
        <Button {...trigger} className={styles.open}>
          <FilterOutlined aria-hidden="true" /> {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
      </div>
      <div className={styles.filters}>{children}</div>
      {dialog}
    </search>
  );
}

/** The number of filters that are set, without the named ones, which have fields of their own. */
export function countChosen(filters: object, ...without: string[]): number {
  return Object.entries(filters).filter(([name, value]) => value && !without.includes(name)).length;
}
