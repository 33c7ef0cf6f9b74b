import { lateDialog } from '#src/components/late-dialog.tsx';

export { useSetBlocked } from './blocks/api.ts';
export { ConnectButton } from './components/connect-button.tsx';
export { NetworkButton } from './components/network-button.tsx';
export { PersonRow } from './components/person-row.tsx';
export { useFollows } from './follows/api.ts';
export { FollowButton } from './follows/follow-button.tsx';
export { FollowRecordButton } from './follows/follow-record-button.tsx';
export { type ShownRelation, useRelationChange, useRelations } from './relations.ts';

// Profiles come through this door, too, and are drawn without Ant Design.
export const BlockDialog = lateDialog(async () => (await import('./blocks/components/block-dialog.tsx')).BlockDialog);
