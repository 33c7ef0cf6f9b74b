import type { ReactNode } from 'react';
import styles from './admin-page.module.css';
import { SearchInput } from './search-input.tsx';

interface SearchFiltersProps {
  label: string;
  placeholder: string;
  value: string | undefined;
  onSearch: (search: string) => void;
  /** The choices next to the search words. */
  children: ReactNode;
}

/** The filters of a table: words, and choices next to them. */
export function SearchFilters({ label, placeholder, value = '', onSearch, children }: SearchFiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchInput label={label} placeholder={placeholder} value={value} maxLength={100} onSearch={onSearch} />
      </div>
      {children}
    </div>
  );
}
