import { fundingStages, matchRegions } from '#contract/match-profiles.ts';
import type { MatchReason } from '#contract/matches.ts';
import { capitalized, listInWords, shortMoneyInWords } from '#server/platform/text/words.ts';
import { factsOf } from './facts.ts';
import type { Amount, Side } from './sides.ts';

/** Why capital fits: who invests, who raises, and how much. `from` is the one who invests. */
export function capitalReason(from: 'me' | 'them', me: Side, them: Side): MatchReason {
  const theirs = from === 'me' ? capitalized(raising(them)) : capitalized(investing(them, me));
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
  const sum = amount ? shortMoneyInWords(amount.max ?? amount.min ?? 0, amount.currency) : null;
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
    what.length > 0 ? `in ${listInWords(what)}` : '',
    where.length > 0 ? `in ${listInWords(where.map(regionInSentence))}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function regionInSentence(region: Side['regions'][number]): string {
  const name = matchRegions[region];
  return /^(Benelux|Nordic|Baltic|United|Middle)/.test(name) ? `the ${name}` : name;
}

function amountFacts(them: Side, me: Side): string[] {
  const range = ({ amount }: Side) => amount && rangeOf(amount);
  return [...(range(them) ? [`They: ${range(them)}`] : []), ...(range(me) ? [`You: ${range(me)}`] : [])];
}

function rangeOf({ min, max, currency }: Amount): string {
  if (min !== null && max !== null && min !== max)
    return `${shortMoneyInWords(min, currency)} to ${shortMoneyInWords(max, currency)}`;
  if (max === null && min !== null) return `from ${shortMoneyInWords(min, currency)}`;
  return shortMoneyInWords(max ?? 0, currency);
}
