import { create } from 'zustand';

/** What the page on screen is called; the layout writes it into the tab. */
export const usePageTitleStore = create<{ title: string | null }>(() => ({ title: null }));
