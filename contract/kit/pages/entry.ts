/** The title of a page that needs no record, in tabs, link previews and search engines. */
export interface PageMeta {
  title: string;
  /** For search engines and link previews; those that no page shows can stand in page-descriptions.ts. */
  description?: string;
  /** Hidden from search engines: it is about the visitor, or one step of a task. */
  isPrivate?: true;
}

/** A page: its path for the router, and its title where it needs no record for one. */
export type PageEntry = { path: string } & (PageMeta | { title?: never });
