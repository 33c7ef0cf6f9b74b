import { create } from 'zustand';

import { maxTabs, type WindowTabs } from '#contract/desktop/tabs.ts';
import { toast } from '#src/stores/toasts.ts';
import { hasUnsaved } from '#src/stores/unsaved.ts';
import { added, closed, moved, type Tab, type TabList } from './tab-list.ts';

interface TabsState extends TabList {
  /** Opens a page in a new tab: in front, or behind the one that is shown. */
  open: (address: string, isBehind?: boolean) => void;
  activate: (id: number) => void;
  /** Closes a tab; its person may stay where entries are not saved. */
  close: (id: number) => void;
  move: (id: number, by: number) => void;
  /** Leaves the active tab alone: what the others show belongs to a user who has gone. */
  closeOthers: () => void;
  /** The active tab's page has told its name, or its address has changed. */
  update: (change: Partial<Pick<Tab, 'title' | 'address'>>) => void;
}

let lastId = 0;
function tabOf(address: string): Tab {
  lastId += 1;
  return { id: lastId, title: null, address, scroll: 0, isUnsaved: false };
}

const addressBar = () => `${location.pathname}${location.search}${location.hash}`;
const question = 'Close this tab without saving? Changes on its page have not been saved.';

const first = tabOf(typeof location === 'undefined' ? '/' : addressBar());

export const useTabs = create<TabsState>((set, get) => {
  /** The active tab as it is left. The address bar has lost the secrets of a mailed link; the router has not. */
  const left = (): readonly Tab[] => {
    const { tabs, active } = get();
    return tabs.map((tab) =>
      tab.id === active ? { ...tab, address: addressBar(), scroll: window.scrollY, isUnsaved: hasUnsaved() } : tab,
    );
  };
  return {
    tabs: [first],
    active: first.id,
    open(address, isBehind = false) {
      const { tabs, active } = get();
      if (tabs.length >= maxTabs) {
        toast({ title: `A window has ${maxTabs} tabs at most`, description: 'Close one, or open another window.' });
        return;
      }
      set(added({ tabs: isBehind ? tabs : left(), active }, tabOf(address), isBehind));
    },
    activate(id) {
      if (id !== get().active) set({ tabs: left(), active: id });
    },
    close(id) {
      const { tabs, active } = get();
      const isUnsaved = id === active ? hasUnsaved() : tabs.some((tab) => tab.id === id && tab.isUnsaved);
      if (!isUnsaved || window.confirm(question)) set(closed({ tabs, active }, id));
    },
    move: (id, by) => set(moved(get(), id, by)),
    closeOthers: () => set(({ tabs, active }) => ({ tabs: tabs.filter(({ id }) => id === active) })),
    update: (change) =>
      set(({ tabs, active }) => ({ tabs: tabs.map((tab) => (tab.id === active ? { ...tab, ...change } : tab)) })),
  };
});

/** The tabs that the window had before a restart. The page that is loaded is the active one's, whatever it was. */
export function restoreTabs({ paths, active }: WindowTabs): void {
  const tabs = paths.map((path, i) => (i === active ? first : tabOf(path)));
  useTabs.setState({ tabs, active: first.id });
}

/** The tabs as main keeps them. */
export function windowTabsOf({ tabs, active }: TabList): WindowTabs {
  return {
    paths: tabs.map(({ address }) => address),
    active: Math.max(
      0,
      tabs.findIndex(({ id }) => id === active),
    ),
  };
}
