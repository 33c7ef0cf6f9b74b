import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import { wordsOf } from '#contract/kit/search-words.ts';
import { fundingStages, matchRegions, type Need, needs } from '#contract/match-profiles.ts';
import type { MatchReason } from '#contract/matches.ts';
import type { Candidate } from './candidate.ts';
import type { Complement, Fit } from './fit.ts';
import type { Amount, Side, WordedSide } from './sides.ts';
import type { WordWeights } from './word-weights.ts';

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

/** The words of rounds and wishes: nobody is alike for using them. */
const everyones = new Set(
  'advice after amount capital company first from looks pilot project round seed series site ticket tickets want wants'.split(
    ' ',
  ),
);

/** The words of a side as they were written, without stems: for sentences. */
function spokenBy({ about, seeksText, offersText, words }: WordedSide): Set<string> {
  const written = wordsOf([about, seeksText, offersText].join(' '));
  return new Set(written.filter((word) => word.length > 3 && words.has(word) && !everyones.has(word)));
}

/** At most so many reasons are given. */
const given = 4;

/** Why a record matches, in sentences to its reader, each with the facts of both sides that it rests on. */
export function reasonsFor(
  me: WordedSide,
  { side: them, kind }: Pick<Candidate, 'side' | 'kind'>,
  { fit, inCommon, words }: { fit: Fit; inCommon: readonly string[]; words: WordWeights },
): MatchReason[] {
  const useful = fit.complements.filter((one) => one.fit >= 0.1);
  const reasons =
    kind === 'event' ? useful.slice(0, 1).map(eventReason) : useful.map((one) => complementReason(one, me, them));
  const areas = me.areas.filter((area) => them.areas.includes(area)).map(areaTitle);
  const said = words.common(spokenBy(me), spokenBy(them)).slice(0, 4);
  if (inCommon.length > 0) reasons.push(peopleReason(inCommon));
  if (areas.length > 0)
    reasons.push({ text: `Works in ${inWords(areas)}, as you do`, facts: [`In common: ${inWords(areas)}`] });
  else if (said.length > 0)
    reasons.push({
      text: `Uses the same words as you: ${said.join(', ')}`,
      facts: [`In both texts: ${said.join(', ')}`],
    });
  if (reasons.length > 0 && useful.length === 0 && fit.region === 1) {
    const regions = me.regions.filter((region) => them.regions.includes(region)).map((region) => matchRegions[region]);
    if (regions.length > 0 && regions.length <= 3)
      reasons.push({ text: `Is in ${inWords(regions)}, as you are`, facts: [`In common: ${inWords(regions)}`] });
  }
  return reasons.slice(0, given);
}

function complementReason({ need, from }: Complement, me: Side, them: Side): MatchReason {
  if (need === 'capital') return capitalReason(from, me, them);
  const { offer, seek } = sentences[need];
  const [theirs, mine] = from === 'them' ? [offer[0], seek[1]] : [seek[0], offer[1]];
  const [theySay, iSay] =
    from === 'them' ? [them.offersText || them.seeksText, me.seeksText] : [them.seeksText, me.offersText];
  return { text: `${theirs}; ${mine}`, facts: factsOf(theySay, iSay, them, me) };
}

function capitalReason(from: 'me' | 'them', me: Side, them: Side): MatchReason {
  const theirs = from === 'me' ? sentenceOf(raising(them)) : sentenceOf(investing(them, me));
  const mine =
    from === 'me'
      ? `you ${investing(me, them).replace('invests', 'invest')}`
      : `you ${raising(me).replace('raises', 'raise')}`;
  return {
    text: `${theirs}; ${mine}`,
    facts: [...amountFacts(them, me), ...factsOf(them.seeksText, me.offersText, them, me)],
  };
}

/** "raises a Series A of €4.5M" */
function raising({ stages, amount }: Side): string {
  const sum = amount ? inMoney(amount.max ?? amount.min ?? 0, amount.currency) : null;
  const stage = stages[0];
  if (stage === undefined) return `raises ${sum ?? 'capital'}`;
  const what =
    stage === 'project'
      ? 'project finance'
      : `a ${fundingStages[stage]}${stage === 'pre-seed' || stage === 'seed' ? ' round' : ''}`;
  return `raises ${what}${sum ? ` of ${sum}` : ''}`;
}

/** "invests in Series A in Benelux": of stages and regions, those that the other side has too. */
function investing({ stages, regions }: Side, other: Side): string {
  const chosen = stages.filter((stage) => other.stages.includes(stage));
  const where = regions.filter((region) => other.regions.includes(region)).slice(0, 2);
  const what = (chosen.length > 0 ? chosen : stages).map((stage) => fundingStages[stage]);
  return [
    'invests',
    what.length > 0 ? `in ${inWords(what)}` : '',
    where.length > 0 ? `in ${inWords(where.map(regionInSentence))}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function regionInSentence(region: Side['regions'][number]): string {
  const name = matchRegions[region];
  return /^(Benelux|Nordic|Baltic|United|Middle)/.test(name) ? `the ${name}` : name;
}

function eventReason({ need }: Complement): MatchReason {
  const who = {
    capital: 'Brings investors and founders together',
    talent: 'Brings employers and people who look for work together',
    grants: 'Is about grants',
  };
  const text = who[need as keyof typeof who] ?? `Is about ${needs[need].seek.toLowerCase()}`;
  return { text, facts: [`You seek or offer: ${needs[need].seek.toLowerCase()}`] };
}

function peopleReason(names: readonly string[]): MatchReason {
  const count = names.length === 1 ? 'One person' : `${numberWords[names.length] ?? names.length} people`;
  return { text: `${count} you both know`, facts: names.slice(0, 5).map((name) => name) };
}

const numberWords: Record<number, string> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
};

function amountFacts(them: Side, me: Side): string[] {
  const range = ({ amount }: Side) => amount && rangeOf(amount);
  return [...(range(them) ? [`They: ${range(them)}`] : []), ...(range(me) ? [`You: ${range(me)}`] : [])];
}

function factsOf(theySay: string, iSay: string, them: Side, me: Side): string[] {
  const regions = ({ regions: of }: Side) =>
    of.length > 0 && of.length <= 3 ? inWords(of.map((one) => matchRegions[one])) : '';
  return [
    ...(theySay ? [`They say: “${theySay}”`] : []),
    ...(iSay ? [`You say: “${iSay}”`] : []),
    ...(regions(them) ? [`Their regions: ${regions(them)}`] : []),
    ...(regions(me) ? [`Your regions: ${regions(me)}`] : []),
  ];
}

function rangeOf({ min, max, currency }: Amount): string {
  if (min !== null && max !== null && min !== max) return `${inMoney(min, currency)} to ${inMoney(max, currency)}`;
  if (max === null && min !== null) return `from ${inMoney(min, currency)}`;
  return inMoney(max ?? 0, currency);
}

function inMoney(amount: number, currency: string): string {
  const style = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  const format = money.get(currency) ?? new Intl.NumberFormat('en', style);
  money.set(currency, format);
  return format.format(amount);
}

const money = new Map<string, Intl.NumberFormat>();

function areaTitle(area: string): string {
  return (
    builtInFocusAreas.find(({ slug }) => slug === area)?.title ?? sectors.find(({ id }) => id === area)?.title ?? area
  );
}

// Making one takes longer than using it a hundred times.
const list = new Intl.ListFormat('en', { type: 'conjunction' });

function inWords(values: readonly string[]): string {
  return list.format([...new Set(values)]);
}

function sentenceOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
