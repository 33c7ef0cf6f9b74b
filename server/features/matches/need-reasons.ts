import { type Need, needs } from '#contract/match-profiles.ts';
import type { MatchReason } from '#contract/matches.ts';
import { capitalReason } from './capital-reason.ts';
import { factsOf } from './facts.ts';
import type { Complement } from './fit.ts';
import type { Side } from './sides.ts';

/** How each need is said of the record, and of the reader. */
const sentences: Record<Exclude<Need, 'capital'>, { offer: [string, string]; seek: [string, string] }> = {
  'pilot-site': {
    offer: ['Offers a pilot site', 'you offer one'],
    seek: ['Looks for a pilot site', 'you look for one'],
  },
  technology: {
    offer: ['Offers a technology', 'you offer a technology'],
    seek: ['Looks for a technology', 'you look for a technology'],
  },
  customers: {
    offer: ['Buys such products', 'you buy such products'],
    seek: ['Looks for customers', 'you look for customers'],
  },
  talent: { offer: ['Looks for work', 'you look for work'], seek: ['Looks for employees', 'you look for employees'] },
  advice: {
    offer: ['Advises as an expert', 'you advise as an expert'],
    seek: ['Looks for advice', 'you look for advice'],
  },
  research: {
    offer: ['Offers research', 'you offer research'],
    seek: ['Looks for a research partner', 'you look for a research partner'],
  },
  manufacturing: {
    offer: ['Manufactures for others', 'you manufacture for others'],
    seek: ['Looks for a manufacturer', 'you look for a manufacturer'],
  },
  distribution: {
    offer: ['Distributes for others', 'you distribute for others'],
    seek: ['Looks for a distributor', 'you look for a distributor'],
  },
  grants: { offer: ['Gives grants', 'you give grants'], seek: ['Looks for grants', 'you look for grants'] },
};

/** Why what one side seeks and the other offers fits. */
export function complementReason({ need, from }: Complement, me: Side, them: Side): MatchReason {
  if (need === 'capital') return capitalReason(from, me, them);
  const { offer, seek } = sentences[need];
  const [theirs, mine] = from === 'them' ? [offer[0], seek[1]] : [seek[0], offer[1]];
  const [theySay, iSay] =
    from === 'them' ? [them.offersText || them.seeksText, me.seeksText] : [them.seeksText, me.offersText];
  return { text: `${theirs}; ${mine}`, facts: factsOf(theySay, iSay, them, me) };
}

/** Why an event fits what the reader seeks or offers. */
export function eventReason({ need }: Complement): MatchReason {
  const who = {
    capital: 'Brings investors and founders together',
    talent: 'Brings employers and people who look for work together',
    grants: 'Is about grants',
  };
  const text = who[need as keyof typeof who] ?? `Is about ${needs[need].seek.toLowerCase()}`;
  return { text, facts: [`You seek or offer: ${needs[need].seek.toLowerCase()}`] };
}
