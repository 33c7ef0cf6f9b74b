import { by, type ObjectRules, onOwnProfile } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'notes.list': { ownRow: onOwnProfile(owned.aNote, (id) => ({ query: { kind: 'member', id } })) },
  'notes.create': {
    owned: async (app) => {
      const { owner, viewer, share, id, more } = await owned.aList(app);
      const body = { kind: 'member', id: Number(more?.memberId), text: 'Let me in', listId: Number(id) };
      return { owner, viewer, share, input: { body } };
    },
  },
  'notes.get': { owned: by(owned.aNote) },
  'notes.update': { owned: by(owned.aNote, () => ({ body: { text: 'Mine now', version: 1 } })) },
  'notes.delete': { owned: by(owned.aNote) },
};
