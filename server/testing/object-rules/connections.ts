import { blockMember } from '#contract/connections-blocks.ts';
import { followMember } from '#contract/connections-follows.ts';
import type { TestApp } from '../app.ts';
import { after, by, member, type ObjectRules, withQuery } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

const someMember = async (app: TestApp) => ({ params: { id: (await app.aUser()).id } });

export const rules: ObjectRules = {
  'connections.request': member,
  'connections.answer': { owned: by(owned.aConnectionRequest, () => ({ body: { answer: 'accept' } })) },
  'connections.remove': { ownRow: by(owned.aConnection) },
  'connections.relations': { ownRow: withQuery(owned.aConnection, 'ids') },
  'follows.follow': member,
  'follows.unfollow': { ownRow: after(followMember, someMember) },
  'blocks.block': member,
  'blocks.unblock': { ownRow: after(blockMember, someMember) },
};
