import { areaOf } from './page.ts';

/** The pages for signed-in users, and forms that visitors may begin. */
export const { pageOf, indexOf } = areaOf(async () => (await import('./user-page-code.ts')).userPageCode);
