import { blockMember } from '#contract/connections-blocks.ts';
import { followRecord } from '#contract/connections-follows.ts';
import type { TestApp } from '../app.ts';
import { after, by, member, type ObjectRules, publicRecord, withQuery } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const someMember = async (app: TestApp) => ({ params: { id: (await app.aUser()).id } });
const someFollow = async (app: TestApp) => ({ params: { kind: 'member', id: (await app.aUser()).id } });

export const rules: ObjectRules = {
  'connections.request': member,
  'connections.answer': { owned: by(owned.aConnectionRequest, () => ({ body: { answer: 'accept' } })) },
  'connections.remove': { ownRow: by(owned.aConnection) },
  'connections.relations': { ownRow: withQuery(owned.aConnection, 'ids') },
  'follows.follow': publicRecord,
  'follows.unfollow': { ownRow: after(followRecord, someFollow) },
  'blocks.block': member,
  'blocks.unblock': { ownRow: after(blockMember, someMember) },
};
