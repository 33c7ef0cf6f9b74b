import { areaOf } from './page.ts';

/** The pages for signed-in users. */
export const { pageOf, indexOf } = areaOf(async () => (await import('./user-page-code.ts')).userPageCode);
