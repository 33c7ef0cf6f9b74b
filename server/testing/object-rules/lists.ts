import { by, type ObjectRules, onOwnProfile } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const aList = by(owned.aList);

export const rules: ObjectRules = {
  'lists.holding': { ownRow: onOwnProfile(owned.aList, (id) => ({ query: { kind: 'member', id } })) },
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
  'listFields.add': {
    owned: by(owned.aList, ({ listId = '' }) => ({ params: { listId }, body: { name: 'Why', type: 'text' } })),
  },
  'listFields.change': {
    owned: by(owned.aListField, ({ listId = '', fieldId = '' }) => ({
      params: { listId, fieldId },
      body: { name: 'Mine now', version: 1 },
    })),
  },
  'listFields.remove': {
    owned: by(owned.aListField, ({ listId = '', fieldId = '' }) => ({ params: { listId, fieldId } })),
  },
  'listFields.set': {
    owned: by(owned.aListField, ({ listId = '', fieldId = '', memberId = '' }) => ({
      params: { listId, fieldId, kind: 'member', itemId: memberId },
      body: { value: 'Theirs', was: null },
    })),
  },
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
