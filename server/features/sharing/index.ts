import { defineFeature } from '#server/platform/feature.ts';

export { editable, own, visible } from './access.ts';
export { dropShared, makeShared, renameShared } from './owning.ts';
export { findPeople } from './people-store.ts';
export { presentShared } from './presenter.ts';
export type { SharedKind, SharedRow } from './shared-kind.ts';
export { endSharing, shareWith } from './sharing.ts';
export { findAllShared, findShared } from './store.ts';

/** What lists and pipelines have in common: an owner, people with whom they are shared, and what each may do. */
export const sharing = defineFeature({});
