import { defineFeature } from '#server/platform/feature.ts';

export { serveEditions } from './admin.ts';
export { contentLexemes, editionColumns } from './edition.ts';
export { fileColumns, findForFile } from './file.ts';
export { presentEdition, presentPage, presentRow } from './presenter.ts';
export { addContent, type ContentKind, listContent, reindexContent } from './service.ts';
export type { Edition } from './store.ts';

/** Editions, lists and forms that articles and research share. */
export const content = defineFeature({});
