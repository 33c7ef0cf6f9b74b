import { create } from 'zustand';

/** The title of the page on screen; the layout writes it into the tab. */
export const usePageTitleStore = create<{ title: string | null }>(() => ({ title: null }));
