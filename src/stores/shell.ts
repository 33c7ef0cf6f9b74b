import { create } from 'zustand';

interface ShellState {
  isSidebarCollapsed: boolean;
  isDrawerOpen: boolean;
  isMobileMenuOpen: boolean;
  isSearchOpen: boolean;
  /** The find bar, in the desktop app only. */
  isFindOpen: boolean;
  isShortcutsOpen: boolean;
  toggleSidebar: () => void;
  setDrawer: (isOpen: boolean) => void;
  setMobileMenu: (isOpen: boolean) => void;
  setSearch: (isOpen: boolean) => void;
  setFind: (isOpen: boolean) => void;
  setShortcuts: (isOpen: boolean) => void;
  /** Everything that covers the page closes when the page changes. */
  closeOverlays: () => void;
}

/** Also read by the script in index.html, before the first paint. */
const storageKey = 'cardi-sidebar';

const allClosed = {
  isDrawerOpen: false,
  isMobileMenuOpen: false,
  isSearchOpen: false,
  isFindOpen: false,
  isShortcutsOpen: false,
};

/** The open parts of the shell. The width of the sidebar is remembered between visits. */
export const useShell = create<ShellState>((set, get) => ({
  isSidebarCollapsed: wasCollapsed(),
  ...allClosed,
  toggleSidebar() {
    const isSidebarCollapsed = !get().isSidebarCollapsed;
    remember(isSidebarCollapsed);
    set({ isSidebarCollapsed });
  },
  setDrawer: (isDrawerOpen) => set({ isDrawerOpen }),
  setMobileMenu: (isMobileMenuOpen) => set({ isMobileMenuOpen }),
  // One overlay at a time.
  setSearch: (isSearchOpen) => set({ ...allClosed, isSearchOpen }),
  setFind: (isFindOpen) => set({ ...allClosed, isFindOpen }),
  setShortcuts: (isShortcutsOpen) => set({ ...allClosed, isShortcutsOpen }),
  closeOverlays: () => set(allClosed),
}));

function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    // Storage can be switched off; the choice then lasts until the page is left.
    return false;
  }
}

function remember(isCollapsed: boolean): void {
  const { dataset } = document.documentElement;
  if (isCollapsed) dataset.sidebar = 'collapsed';
  else delete dataset.sidebar;
  try {
    if (isCollapsed) localStorage.setItem(storageKey, 'collapsed');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
