import { capitalMembers } from './capital-members.ts';
import { energyMembers } from './energy-members.ts';
import { industryMembers } from './industry-members.ts';
import { landMembers } from './land-members.ts';
import { newerMembers } from './newer-members.ts';
import type { SampleMember } from './sample-member.ts';
import { transportMembers } from './transport-members.ts';

/** The sample members beside those who are known already, in the order in which they joined. */
export const sampleMembers: readonly SampleMember[] = [
  ...energyMembers,
  ...industryMembers,
  ...landMembers,
  ...transportMembers,
  ...capitalMembers,
  ...newerMembers,
].toSorted((a, b) => b.joinedDaysAgo - a.joinedDaysAgo);
