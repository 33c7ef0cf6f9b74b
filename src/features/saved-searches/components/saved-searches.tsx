import { BellFilled, PlusOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';

import { itemGroups } from '#contract/items.ts';
import { type AddressFilters, keptFilters, type SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useSavedSearches } from '../api.ts';
import styles from './saved-searches.module.css';

const loadSave = () => import('./save-search-dialog.tsx');
const loadManage = () => import('./manage-searches-dialog.tsx');
const SaveSearchDialog = lazy(() => loadSave().then((m) => ({ default: m.SaveSearchDialog })));
const ManageSearchesDialog = lazy(() => loadManage().then((m) => ({ default: m.ManageSearchesDialog })));

interface SavedSearchesProps {
  kind: SavedSearchKind;
  /** The current filters of the list, as in its address; an order among them is not saved. */
  filters: object;
  /** Applies a search's filters to the list, or clears them. */
  onRun: (filters: URLSearchParams) => void;
}

/** The member's searches, each run by a click, with links to save and manage them. */
export function SavedSearches({ kind, filters: given, onRun }: SavedSearchesProps) {
  const filters = keptFilters(kind, given);
  const run = (saved: AddressFilters) => onRun(new URLSearchParams(saved));
  const searches = useSavedSearches().filter((search) => search.kind === kind);
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null);
  const asMember = useMemberAction({
    title: 'Member feature',
    description: `Sign in or join to save searches and get emails about new ${itemGroups[kind].toLowerCase()}.`,
  });
  const current = keyOf(filters);
  const isSaved = searches.some((search) => keyOf(search.filters) === current);
  const close = () => setOpened(null);
  if (current === '' && searches.length === 0) return null;
  return (
    <>
      <ChipGroup label="Saved">
        {searches.map((search) => (
          <ToggleChip
            key={search.id}
            icon={
              search.alert === 'daily' ? (
                <BellFilled aria-label="Daily email:" className={styles.bell} />
              ) : (
                <SearchOutlined />
              )
            }
            isOn={keyOf(search.filters) === current}
            onToggle={(isOn) => run(isOn ? search.filters : {})}
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
      </ChipGroup>
      <Suspense fallback={null}>
        {opened === 'save' && <SaveSearchDialog kind={kind} filters={filters} onClose={close} />}
        {opened === 'manage' && <ManageSearchesDialog searches={searches} onClose={close} onRun={run} />}
      </Suspense>
    </>
  );
}

/** Filters as a text: the same for the same filters in any order, empty for none. */
function keyOf(filters: AddressFilters): string {
  return Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${name === 'tag' ? value.toLowerCase() : value}`)
    .toSorted()
    .join('\n');
}
