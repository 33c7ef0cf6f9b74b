import { z } from 'zod';

import { choice, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { namedMember } from './members.ts';

/**
 * What a list and a pipeline have in common: each belongs to the member who made it, and is shared with some of their
 * connections (rules lists, pipelines). `accesses` names what such a person may do.
 */
export const shareable = <Access extends string>(accesses: Readonly<Record<Access, string>>) => ({
  id: z.number().int(),
  name: z.string(),
  version: recordVersion,
  /** What the caller may do; the owner may rename, share and delete it as well. */
  access: choice({ owner: '', ...accesses }),
  /** `null` where it is the caller's own. */
  owner: namedMember.nullable(),
  /** How many others see it. */
  people: z.number().int().nonnegative(),
  /** When its name or what it holds changed last. */
  updatedAt: timestamp,
});

/** The people it is shared with, the first to come first. */
export const sharedWith = <Access extends string>(accesses: Readonly<Record<Access, string>>) =>
  z.array(z.object({ member: namedMember, access: choice(accesses) }));
