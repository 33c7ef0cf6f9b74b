/** Whether this code runs in a browser, and not where the server renders a page (src/boot/render-page.tsx). */
export const isInBrowser = typeof window !== 'undefined';
