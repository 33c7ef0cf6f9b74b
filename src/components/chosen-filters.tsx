import { CloseOutlined } from '@ant-design/icons';

import styles from './chosen-filters.module.css';

interface ChosenFilter {
  key: string;
  label: string;
  onRemove: () => void;
}

/** What is chosen in the filters of a list, each with one click to remove it; nothing where nothing is chosen. */
export function ChosenFilters({ chosen }: { chosen: readonly ChosenFilter[] }) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className={styles.chosen}>
      {chosen.map(({ key, label, onRemove }) => (
        <li key={key}>
          <button type="button" className={styles.chip} aria-label={`Remove the filter ${label}`} onClick={onRemove}>
            {label} <CloseOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
