import { BellFilled, PlusOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { itemGroups } from '#contract/items.ts';
import { type AddressFilters, keptFilters, type SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useSavedSearches } from '../api.ts';
import styles from './saved-searches.module.css';

const SaveSearchDialog = lateDialog(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog);
const ManageSearchesDialog = lateDialog(
  async () => (await import('./manage-searches-dialog.tsx')).ManageSearchesDialog,
);

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
            {...SaveSearchDialog.approach}
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
            {...ManageSearchesDialog.approach}
            onClick={() => setOpened('manage')}
          >
            <SettingOutlined aria-hidden="true" /> Manage
          </button>
        )}
      </ChipGroup>
      {opened === 'save' && <SaveSearchDialog kind={kind} filters={filters} onClose={close} />}
      {opened === 'manage' && <ManageSearchesDialog searches={searches} onClose={close} onRun={run} />}
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
