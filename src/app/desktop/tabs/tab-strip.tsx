import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

import { IconButton } from '#src/components/icon-button.tsx';
import { type Tab, titleOf } from './tab-list.ts';
import styles from './tab-strip.module.css';
import { useTabs } from './tabs-store.ts';

/** The ids of a tab and of its page. */
export const tabId = (id: number) => `tab-${id}`;
export const panelId = (id: number) => `tab-page-${id}`;

/** The tab that is being dragged along the strip. */
let draggedId: number | null = null;

/** The window's tabs, above the header. One alone is not shown. */
export function TabStrip() {
  const tabs = useTabs((state) => state.tabs);
  const active = useTabs((state) => state.active);
  const isShown = tabs.length > 1;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-tabs', isShown);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className={styles.strip}>
      <div role="tablist" aria-label="Tabs" className={styles.list}>
        {tabs.map((tab) => (
          <StripTab key={tab.id} tab={tab} isActive={tab.id === active} />
        ))}
      </div>
      <IconButton label="New tab" onClick={() => useTabs.getState().open('/')}>
        <PlusOutlined aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** By these keys the focus goes along the strip, without another page being shown. */
const focusKeys: Readonly<Record<string, (tab: HTMLElement) => Element | null | undefined>> = {
  ArrowRight: (tab) => tab.nextElementSibling,
  ArrowLeft: (tab) => tab.previousElementSibling,
  Home: (tab) => tab.parentElement?.firstElementChild,
  End: (tab) => tab.parentElement?.lastElementChild,
};

const focus = (element: Element | null | undefined) => element instanceof HTMLElement && element.focus();

function StripTab({ tab, isActive }: { tab: Tab; isActive: boolean }) {
  const { activate, close, move } = useTabs.getState();
  const title = titleOf(tab);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: element, key } = event;
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
    const goal = focusKeys[key];
    if (step !== null && event.altKey && event.shiftKey) move(tab.id, step);
    else if (goal) focus(goal(element));
    else if (key === 'Enter' || key === ' ') activate(tab.id);
    else if (key === 'Delete') {
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      flushSync(() => close(tab.id));
      // The focus would be lost together with the tab.
      if (!element.isConnected) focus(neighbour);
    } else return;
    event.preventDefault();
  };
  const onAuxClick = (event: MouseEvent) => {
    if (event.button === 1) close(tab.id);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const { tabs } = useTabs.getState();
    const placeOf = (id: number) => tabs.findIndex((other) => other.id === id);
    if (draggedId !== null) move(draggedId, placeOf(tab.id) - placeOf(draggedId));
  };
  return (
    <div
      role="tab"
      id={tabId(tab.id)}
      aria-controls={isActive ? panelId(tab.id) : undefined}
      aria-selected={isActive}
      aria-keyshortcuts="Delete Alt+Shift+ArrowLeft Alt+Shift+ArrowRight"
      tabIndex={isActive ? 0 : -1}
      title={title}
      className={styles.tab}
      draggable
      onClick={() => activate(tab.id)}
      onAuxClick={onAuxClick}
      onKeyDown={onKeyDown}
      onDragStart={() => {
        draggedId = tab.id;
      }}
      onDragEnd={() => {
        draggedId = null;
      }}
      onDragOver={(event) => draggedId !== null && event.preventDefault()}
      onDrop={onDrop}
    >
      <span className={styles.title}>{title}</span>
      {tab.isUnsaved && !isActive && <span className={styles.unsaved}>, not saved</span>}
      {/* For the pointer; by keyboard it is Delete, or Ctrl and W. */}
      <span
        aria-hidden="true"
        className={styles.close}
        onClick={(event) => {
          event.stopPropagation();
          close(tab.id);
        }}
      >
        <CloseOutlined />
      </span>
    </div>
  );
}
