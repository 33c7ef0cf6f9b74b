import { itemKinds } from '#contract/items.ts';
import { paths } from '#contract/kit/paths.ts';
import type { SavedItem } from '#contract/saved-items.ts';
import { savedSearchPath } from '#contract/saved-searches-kinds.ts';
import { useSavedItems } from '#src/features/saved-items/index.ts';
import { useSavedSearches } from '#src/features/saved-searches/index.ts';
import { formatAge } from '#src/lib/format.ts';
import { Panel, PanelNote } from './panel.tsx';
import { Row, Rows } from './rows.tsx';

const shown = 5;

/** Records that no longer exist can be removed on the page of saved records. */
function isThere(item: SavedItem): item is SavedItem & { title: string; path: string } {
  return item.title !== null && item.path !== null;
}

/** The items saved last, and the saved searches. */
export function SavedPanel() {
  const { data, isError } = useSavedItems(undefined);
  const searches = useSavedSearches();
  const items = (data?.pages.flatMap((page) => page.items) ?? []).filter(isThere).slice(0, shown);
  const isEmpty = data !== undefined && items.length + searches.length === 0;
  return (
    <Panel title="Saved" more={{ to: paths.saved, label: 'All saved' }}>
      {isError && !data && <PanelNote>Your saved items could not be loaded.</PanelNote>}
      {isEmpty && <PanelNote>Select the heart on a page to save it here.</PanelNote>}
      <Rows label="Saved">
        {items.map(({ kind, id, title, path, savedAt }) => (
          <Row
            key={`${kind} ${id}`}
            to={path}
            title={title}
            detail={`${itemKinds[kind]}, saved ${formatAge(savedAt)}`}
          />
        ))}
        {searches.slice(0, shown).map(({ id, kind, name, filters, alert }) => (
          <Row
            key={`search ${id}`}
            to={savedSearchPath({ kind, filters })}
            title={name}
            detail={alert === 'daily' ? 'saved search, daily email' : 'saved search'}
          />
        ))}
      </Rows>
    </Panel>
  );
}
