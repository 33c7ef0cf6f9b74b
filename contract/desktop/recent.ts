import { z } from 'zod';

/** The number of records in the menus of recent ones. */
export const maxRecent = 8;

/** A record that was opened: its title, and the path of its page. */
export const openedRecord = z.strictObject({
  title: z.string().trim().min(1).max(300),
  path: z.string().startsWith('/').max(300),
});
export type OpenedRecord = z.infer<typeof openedRecord>;
