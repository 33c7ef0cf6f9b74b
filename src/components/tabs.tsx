import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { tabAfter } from './tab-keys.ts';
import styles from './tabs.module.css';

interface Tab {
  name: string;
  content: ReactNode;
  /** Left out until the tab is selected: what it shows is read only then. */
  isLazy?: true;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /**
   * Stores the selected tab in the address under this name, so that links can be shared. The first tab is not stored.
   */
  param?: string;
  /** For tabs that other parts also switch: the index of the selected tab, and a function that selects another. */
  state?: readonly [chosen: number, choose: (index: number) => void];
}

/** Tabs that follow the WAI-ARIA pattern: arrow keys, Home and End move between them, Tab moves into the panel. */
export function Tabs({ label, tabs, param, state }: TabsProps) {
  const own = useChosenTab(tabs, param);
  const [chosen, setChosen] = state ?? own;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, '[aria-selected=true]', chosen);
  const go = (index: number) => {
    setChosen(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = tabAfter(event.key, chosen, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content, isLazy }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          // A panel without controls must still be reachable by keyboard.
          tabIndex={0}
          className={styles.panel}
        >
          {(!isLazy || index === chosen) && content}
        </div>
      ))}
    </div>
  );
}

/** `technical-details` for "Technical Details". */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The state of the selected tab: in memory, or in the address if there is a `param`. */
function useChosenTab(tabs: readonly Tab[], param: string | undefined): [number, (index: number) => void] {
  const [local, setLocal] = useState(0);
  const [search, setSearch] = useSearchParams();
  if (param === undefined) return [local, setLocal];
  const slug = search.get(param);
  const index = tabs.findIndex(({ name }) => slugOf(name) === slug);
  const choose = (next: number) => {
    const tab = tabs[next];
    setSearch(
      (given) => {
        if (!tab || next === 0) given.delete(param);
        else given.set(param, slugOf(tab.name));
        return given;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [Math.max(index, 0), choose];
}
