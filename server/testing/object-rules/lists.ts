import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const aList = by(owned.aList);

export const rules: ObjectRules = {
  'lists.holding': publicRecord,
  'lists.get': { owned: aList },
  'lists.rename': { owned: by(owned.aList, () => ({ body: { name: 'Mine now', version: 1 } })) },
  'lists.delete': { owned: aList },
  'lists.items': { owned: by(owned.aList, ({ listId = '' }) => ({ params: { listId } })) },
  'lists.add': {
    owned: by(owned.aList, ({ listId = '', memberId }) => ({
      params: { listId },
      body: { kind: 'member', id: Number(memberId) },
    })),
  },
  'lists.remove': {
    owned: by(owned.aList, ({ listId = '', memberId = '' }) => ({
      params: { listId, kind: 'member', itemId: memberId },
    })),
  },
  'lists.share': {
    owned: by(owned.aSharedList, ({ memberId }) => ({
      params: { memberId: Number(memberId) },
      body: { access: 'edit' },
    })),
  },
  'lists.unshare': { owned: by(owned.aSharedList, ({ memberId = '' }) => ({ params: { memberId } })) },
  'listImports.match': {
    owned: by(owned.aList, ({ listId = '' }) => ({ params: { listId }, body: { rows: [{ name: 'Ferrolane' }] } })),
  },
  'listImports.create': {
    owned: by(owned.aList, ({ listId = '', memberId }) => ({
      params: { listId },
      body: { records: { member: [Number(memberId)] } },
    })),
  },
  'listImports.undo': {
    owned: by(owned.aListImport, ({ listId = '', importId = '' }) => ({ params: { listId, importId } })),
  },
  'lists.export': { owned: by(owned.aList, () => ({ query: { format: 'csv' } })) },
};
