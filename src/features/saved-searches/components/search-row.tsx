import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { type FormEvent, useState } from 'react';
import { itemGroups } from '#contract/items.ts';
import { type SavedSearch, savedSearchBounds } from '#contract/saved-searches.ts';
import { savedSearchPath } from '#contract/saved-searches-kinds.ts';
import { Button } from '#src/components/button.tsx';
import { Checkbox } from '#src/components/checkbox.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { Input } from '#src/components/input.tsx';
import { useKeepOffline } from '#src/features/kept-collections/index.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { platform } from '#src/platform/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { useSearchChanges } from '../api.ts';
import { exportSearch, isExported } from '../export-search.ts';
import { wordsOfSearch } from '../words.ts';
import styles from './dialog.module.css';

/** A saved search in a list. Its deletion can be undone in place. */
export function SearchRow({ search, onRun }: { search: SavedSearch; onRun: () => void }) {
  const { id, kind, name, filters, alert } = search;
  const { create, update, remove } = useSearchChanges();
  const offline = useKeepOffline({
    source: { kind: 'saved-search', id },
    title: name,
    page: savedSearchPath(search),
  });
  const [draft, setDraft] = useState<string | null>(null);
  // The choice shows at once, before the server confirms it.
  const isDaily = ((update.isPending && update.variables.alert) || alert) === 'daily';
  const fail = (error: unknown) =>
    toast({
      variant: 'destructive',
      title: 'The search could not be changed',
      description:
        error instanceof ApiError && error.status < 500 && error.body
          ? (error.body.fields?.name ?? error.body.message)
          : 'There was a problem. Please try again.',
    });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || draft.trim() === name) {
      setDraft(null);
      return;
    }
    update.mutate({ id, name: draft }, { onSuccess: () => setDraft(null), onError: fail });
  };
  // From the promise: the list may come anew without this row before the answer, and what `mutate` is given ends with the row.
  const drop = () =>
    void remove.mutateAsync(id).then(
      () =>
        toast({
          title: 'Search deleted',
          action: {
            label: 'Undo',
            onSelect: () => void create.mutateAsync({ name, kind, filters, alert }).catch(fail),
          },
        }),
      fail,
    );

  return (
    <li className={styles.row}>
      {draft === null ? (
        <div className={styles.words}>
          <button type="button" className={styles.name} onClick={onRun}>
            {name}
          </button>
          <span className={styles.filters}>
            {itemGroups[kind]}: {wordsOfSearch(kind, filters).join(', ')}
          </span>
        </div>
      ) : (
        <form className={styles.rename} onSubmit={rename}>
          <Input
            autoFocus
            aria-label={`New name of ${name}`}
            value={draft}
            maxLength={savedSearchBounds.name}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Escape would close the dialog as well.
              event.stopPropagation();
              setDraft(null);
            }}
          />
          <Button type="submit" kind="primary" disabled={update.isPending}>
            Rename
          </Button>
        </form>
      )}
      <div className={styles.tools}>
        <Checkbox
          isChecked={isDaily}
          disabled={update.isPending}
          aria-label={`Daily email for ${name}`}
          onChange={(isChecked) => update.mutate({ id, alert: isChecked ? 'daily' : 'off' }, { onError: fail })}
        >
          Daily email
        </Checkbox>
        {platform.app && kind === 'listing' && (
          <Checkbox
            isChecked={offline.isOn}
            disabled={offline.isBusy}
            aria-label={`Keep offline: ${name}`}
            onChange={offline.setOn}
          >
            Keep offline
          </Checkbox>
        )}
        {isExported(search) && (
          <ExportMenu size="small" label={`Export ${name}`} fetch={(format) => exportSearch(search, format)} />
        )}
        <div className={styles.icons}>
          <IconButton label={`Rename ${name}`} onClick={() => setDraft(draft === null ? name : null)}>
            <EditOutlined aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${name}`} disabled={remove.isPending} onClick={drop}>
            <DeleteOutlined aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
