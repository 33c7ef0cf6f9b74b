import { areaOf } from './page.ts';

/** Pages that links in mails lead to, and the app's own settings. */
export const { pageOf } = areaOf(async () => (await import('./mailed-page-code.ts')).mailedPageCode);
