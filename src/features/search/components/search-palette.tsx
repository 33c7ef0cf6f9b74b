import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { searchMaxLength } from '#contract/search.ts';
import { asking } from '#src/hooks/use-asked.ts';
import { prefetchRoute } from '#src/lib/prefetch.ts';
import { type Chosen, placeOf } from '../chosen-place.ts';
import { type Entry, keyOf, rememberEntry } from '../recent.ts';
import { useSearch } from '../use-search.ts';
import { PaletteResults } from './palette-results.tsx';
import styles from './search-palette.module.css';

/**
 * The search palette (Ctrl or Cmd and K): a combobox over everything there is. Arrow keys move, Enter
 * opens, Escape empties and then closes. The focus stays in the box; the list says what is chosen.
 */
export function SearchPalette({ isMember, onClose }: { isMember: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  /** The selected entry; the first one until the user has moved. */
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { groups, isLoading, isError, isKeptOnly } = useSearch(typed, isMember);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const listId = useId();
  const entries = groups.flatMap((group) => group.entries);
  const current = placeOf(chosen, entries);

  // Before the element is removed; otherwise the focus would not return to its former place.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (current >= 0) document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);

  const open = (entry: Entry) => {
    rememberEntry(entry);
    onClose();
    void navigate(entry.path, { state: asking(entry.asks), replace: entry.path === here });
  };
  const choose = (index: number) => {
    const entry = entries[index];
    setChosen(entry ? { key: keyOf(entry), index } : null);
    if (entry) prefetchRoute(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const target = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(current + 5, last),
      PageUp: Math.max(current - 5, 0),
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      choose(target);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const entry = entries[current];
      if (entry) open(entry);
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
    }
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.palette}>
        <div className={styles.box}>
          <SearchOutlined aria-hidden="true" className={styles.icon} />
          <input
            type="text"
            role="combobox"
            aria-label="Search everything"
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search members, companies, listings, articles..."
            maxLength={searchMaxLength}
            className={styles.input}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(null);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} aria-label="Close search" onClick={onClose}>
            <CloseOutlined aria-hidden="true" />
          </button>
        </div>
        <PaletteResults
          listId={listId}
          groups={groups}
          chosen={current}
          typed={typed.trim()}
          isLoading={isLoading}
          isError={isError}
          isKeptOnly={isKeptOnly}
          onChoose={choose}
          onOpen={open}
        />
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to move
          </span>
          <span>
            <kbd>Enter</kbd> to open
          </span>
          <span>
            <kbd>Esc</kbd> to close
          </span>
        </p>
      </div>
    </dialog>
  );
}
