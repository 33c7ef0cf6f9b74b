import type { Deps } from '#server/deps.ts';

/** The same, with a database whose reads do not stop the thread that answers requests (`Database.aside`). */
export const readingAside = <Some extends Pick<Deps, 'database'>>(deps: Some): Some => ({
  ...deps,
  database: { ...deps.database, ...deps.database.aside },
});
