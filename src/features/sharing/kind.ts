import type { z } from 'zod';

import type { namedMember } from '#contract/members.ts';

/** A list or a pipeline in a row of its page, whatever it holds. */
export interface SharedSummary<Access extends string = string> {
  id: number;
  name: string;
  version: number;
  access: Access | 'owner';
  owner: z.infer<typeof namedMember> | null;
  people: number;
  updatedAt: string;
}

/** With the people it is shared with. */
export interface Shared<Access extends string = string> extends SharedSummary<Access> {
  sharedWith: readonly { member: z.infer<typeof namedMember>; access: Access }[];
}

/** A kind of what members make and share: lists, or pipelines (rules lists, pipelines). */
export interface SharedKind<Access extends string, Made = unknown> {
  /** What one is called. */
  noun: 'list' | 'pipeline';
  /** What it holds, at the beginning of a sentence. */
  contents: 'Records' | 'Cards';
  /** A name as somebody might give it. */
  example: string;
  /** The page of all of them. */
  home: string;
  /** What a person may do, for the one who chooses it. */
  accesses: Readonly<Record<Access, string>>;
  /** The same as the person is told: "you can view it". */
  rights: Readonly<Record<Access, string>>;
  /** The form of a name. */
  naming: z.ZodType<{ name: string }, { name: string }>;
  /** Paths of the calls whose answers a change makes old. */
  shownBy: readonly string[];
  create: (name: string) => Promise<Made>;
  rename: (shared: SharedSummary, name: string) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  share: (id: number, memberId: number, access: Access) => Promise<unknown>;
  unshare: (id: number, memberId: number) => Promise<unknown>;
}
