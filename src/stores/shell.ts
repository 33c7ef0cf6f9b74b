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

/** What of the shell is open right now. */
export const useShell = create<ShellState>((set) => ({
  isSidebarCollapsed: false,
  isDrawerOpen: false,
  isMobileMenuOpen: false,
  isSearchOpen: false,
  toggleSidebar: () => set((state) => ({ isSidebarCollapsed: !state.isSidebarCollapsed })),
  setDrawer: (isDrawerOpen) => set({ isDrawerOpen }),
  setMobileMenu: (isMobileMenuOpen) => set({ isMobileMenuOpen }),
  setSearch: (isSearchOpen) => set({ isSearchOpen }),
  closeOverlays: () => set({ isDrawerOpen: false, isMobileMenuOpen: false, isSearchOpen: false }),
}));
