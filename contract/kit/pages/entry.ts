/** The title of a page that needs no record, in tabs, link previews and search engines. */
export interface PageMeta {
  title: string;
  /** Where the page shows it, too; those of the others are in page-descriptions.ts. */
  description?: string;
  /** Hidden from search engines: it is about the visitor, or one step of a task. */
  isPrivate?: true;
}

/** A page: its path for the router, and its title where it needs no record for one. */
export type PageEntry = { path: string } & (PageMeta | { title?: never });
