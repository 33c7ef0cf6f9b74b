import { BellFilled, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';

import type { ListingFilters } from '#contract/listings.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useSavedSearches } from '../api.ts';
import styles from './saved-searches.module.css';

const loadSave = () => import('./save-search-dialog.tsx');
const loadManage = () => import('./manage-searches-dialog.tsx');
const SaveSearchDialog = lazy(() => loadSave().then((m) => ({ default: m.SaveSearchDialog })));
const ManageSearchesDialog = lazy(() => loadManage().then((m) => ({ default: m.ManageSearchesDialog })));

interface SavedSearchesProps {
  /** The current filters of the list. */
  filters: ListingFilters;
  /** Applies a search's filters to the list, or clears them. */
  onRun: (filters: ListingFilters) => void;
}

/** The member's searches, each run by a click, with links to save and manage them. */
export function SavedSearches({ filters, onRun }: SavedSearchesProps) {
  const searches = useSavedSearches();
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null);
  const asMember = useMemberAction({
    title: 'Member feature',
    description: 'Sign in or join to save searches and get emails about new listings.',
  });
  const current = keyOf(filters);
  const isSaved = searches.some((search) => keyOf(search.filters) === current);
  const close = () => setOpened(null);
  return (
    <>
      <ChipGroup label="Saved">
        {searches.map((search) => (
          <ToggleChip
            key={search.id}
            icon={search.alert === 'daily' && <BellFilled aria-label="Daily email:" className={styles.bell} />}
            isOn={keyOf(search.filters) === current}
            onToggle={(isOn) => onRun(isOn ? search.filters : {})}
          >
            {search.name}
          </ToggleChip>
        ))}
        {current !== '' && !isSaved && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.action}
            onPointerEnter={() => void loadSave()}
            onFocus={() => void loadSave()}
            onClick={() => asMember(() => setOpened('save'))}
          >
            <PlusOutlined aria-hidden="true" /> Save this search
          </button>
        )}
        {searches.length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.action}
            onPointerEnter={() => void loadManage()}
            onFocus={() => void loadManage()}
            onClick={() => setOpened('manage')}
          >
            <SettingOutlined aria-hidden="true" /> Manage
          </button>
        )}
        {current === '' && searches.length === 0 && (
          <span className={styles.hint}>Choose filters to save them as a search, with a daily email if you like.</span>
        )}
      </ChipGroup>
      <Suspense fallback={null}>
        {opened === 'save' && <SaveSearchDialog filters={filters} onClose={close} />}
        {opened === 'manage' && <ManageSearchesDialog searches={searches} onClose={close} onRun={onRun} />}
      </Suspense>
    </>
  );
}

/** Filters as a text: the same for the same filters, empty for none. */
function keyOf({ type, focusArea, tag, search, seek, offer, stage, region }: SavedSearch['filters']): string {
  const given = [type, focusArea, tag?.toLowerCase(), search, seek, offer, stage, region];
  return given.some(Boolean) ? given.map((value) => value ?? '').join('\n') : '';
}
