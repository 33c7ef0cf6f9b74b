import type { ConnectionList } from '#contract/connections.ts';
import { blocksPerMember } from '#contract/connections-blocks.ts';
import type { ExportedRows, PersonalData } from '#server/platform/feature.ts';
import { allPages } from '#server/platform/personal-data/all-pages.ts';
import { held, unlisted } from '#server/platform/personal-data/holding.ts';
import { presentBlock } from './blocks/presenter.ts';
import { findBlocks } from './blocks/store.ts';
import { deleteFollowsOf } from './follows/store.ts';
import { findConnections } from './list-store.ts';
import { presentConnection } from './presenter.ts';
import { deleteConnectionsOf } from './store.ts';

export const personalData: PersonalData = {
  holdings: [
    {
      table: 'connections',
      by: ['low_id', 'high_id'],
      also: ['requester_id'],
      exported: {
        as: 'connections',
        isPresented: true,
        tells: ['status', 'note', 'created_at', 'decided_at'],
        keeps: ['id', 'requester_id'],
      },
      onDeletion: 'by-feature',
    },
    held('follows', 'follower_id', 'by-feature', {
      as: 'recordsYouFollow',
      tells: ['kind', 'item_id', 'created_at'],
      keeps: ['id'],
    }),
    held('blocks', 'blocker_id', 'deleted', {
      as: 'membersYouBlocked',
      isPresented: true,
      tells: ['blocked_id', 'created_at'],
    }),
    { ...unlisted('blocks', 'blocked_id', 'Who other members have blocked is not disclosed.'), onDeletion: 'deleted' },
  ],
  present: {
    async connections({ database }, { id: userId }) {
      const all: ExportedRows = [];
      for (const list of ['connected', 'received', 'sent'] satisfies ConnectionList[]) {
        const rows = await allPages(
          (page) => findConnections(database, { userId, list, isPublic: false }, page),
          (row) => row.connection_id,
        );
        for (const row of rows) {
          const { member, note, since } = presentConnection(row, []);
          all.push({ state: list, member: { id: member.id, name: member.name }, note, since });
        }
      }
      return all;
    },
    membersYouBlocked: async ({ database }, { id }) =>
      (await findBlocks(database, id, blocksPerMember)).map(presentBlock),
  },
  async erase(_deps, trx, userId) {
    await deleteConnectionsOf(trx, userId);
    await deleteFollowsOf(trx, userId);
  },
};
