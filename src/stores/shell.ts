import { create } from 'zustand';

interface ShellState {
  isSidebarCollapsed: boolean;
  isDrawerOpen: boolean;
  isMobileMenuOpen: boolean;
  isSearchOpen: boolean;
  toggleSidebar: () => void;
  setDrawer: (isOpen: boolean) => void;
  setMobileMenu: (isOpen: boolean) => void;
  setSearch: (isOpen: boolean) => void;
  /** Whatever covers the page goes when the page changes. */
  closeOverlays: () => void;
}

/** Also read by the script in index.html, before the first paint. */
const storageKey = 'cardi-sidebar';

/** The open parts of the shell. The width of the sidebar is remembered between visits. */
export const useShell = create<ShellState>((set, get) => ({
  isSidebarCollapsed: wasCollapsed(),
  isDrawerOpen: false,
  isMobileMenuOpen: false,
  isSearchOpen: false,
  toggleSidebar() {
    const isSidebarCollapsed = !get().isSidebarCollapsed;
    remember(isSidebarCollapsed);
    set({ isSidebarCollapsed });
  },
  setDrawer: (isDrawerOpen) => set({ isDrawerOpen }),
  setMobileMenu: (isMobileMenuOpen) => set({ isMobileMenuOpen }),
  setSearch: (isSearchOpen) => set({ isSearchOpen }),
  closeOverlays: () => set({ isDrawerOpen: false, isMobileMenuOpen: false, isSearchOpen: false }),
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
    // See wasCollapsed.
  }
}
