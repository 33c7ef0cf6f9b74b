import { paths, staticPages } from '#contract/kit/paths.ts';

/** One tab of the window. Its page and history are in `tab-routers.ts`. */
export interface Tab {
  id: number;
  /** The page's name, as far as the page has told it. */
  title: string | null;
  /** Where it stands: path, query and hash, without what a page has taken out of the address. */
  address: string;
  /** How far it was scrolled when it was left (pixels). */
  scroll: number;
  /** It was left with entries that are not saved: its page is kept as it is. */
  isUnsaved: boolean;
}

/** The tabs in their order; `active` is an id. There is always one. */
export interface TabList {
  tabs: readonly Tab[];
  active: number;
}

/** What a tab is called. Until its page has told its name it is that of a page which always has the same. */
export function titleOf({ title, address }: Tab): string {
  const path = address.split(/[?#]/)[0] ?? '';
  // Its title is the product's, for the web.
  if (path === paths.home) return 'Home';
  const pages: Readonly<Record<string, { title: string } | undefined>> = staticPages;
  return title ?? pages[path]?.title ?? 'Page';
}

const indexOf = ({ tabs }: TabList, id: number) => tabs.findIndex((tab) => tab.id === id);

/** Puts a tab behind the active one. */
export function added(list: TabList, tab: Tab, isBehind: boolean): TabList {
  const at = indexOf(list, list.active) + 1;
  return { tabs: list.tabs.toSpliced(at, 0, tab), active: isBehind ? list.active : tab.id };
}

/** Without a tab; where it was the active one its neighbour on the right is, or the last. The only one stays. */
export function closed(list: TabList, id: number): TabList {
  const at = indexOf(list, id);
  if (at < 0 || list.tabs.length === 1) return list;
  const tabs = list.tabs.toSpliced(at, 1);
  const next = tabs[Math.min(at, tabs.length - 1)];
  return { tabs, active: list.active === id ? (next?.id ?? list.active) : list.active };
}

/** A tab moved by so many places, as far as there are. */
export function moved(list: TabList, id: number, by: number): TabList {
  const at = indexOf(list, id);
  const tab = list.tabs[at];
  if (!tab) return list;
  const to = Math.max(0, Math.min(list.tabs.length - 1, at + by));
  return { ...list, tabs: list.tabs.toSpliced(at, 1).toSpliced(to, 0, tab) };
}

/** The tab next to the active one, round the ends. */
export function neighbour({ tabs, active }: TabList, by: 1 | -1): number {
  const at = tabs.findIndex(({ id }) => id === active);
  return tabs[(at + by + tabs.length) % tabs.length]?.id ?? active;
}

/** The tab that Ctrl and a digit stand for: 1 to 8 by their place, 9 is the last. `null` where there is none. */
export function byDigit({ tabs }: TabList, digit: number): number | null {
  return (digit === 9 ? tabs.at(-1) : tabs[digit - 1])?.id ?? null;
}
