import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import { wordsOf } from '#contract/kit/search-words.ts';
import { matchRegions } from '#contract/match-profiles.ts';
import type { MatchReason } from '#contract/matches.ts';
import { listInWords } from '#server/platform/text/words.ts';
import type { Candidate } from './candidate.ts';
import type { Complement, Fit } from './fit.ts';
import { complementReason, eventReason } from './need-reasons.ts';
import type { WordedSide } from './sides.ts';
import type { WordWeights } from './word-weights.ts';

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

/** What fits less is no reason, and from `strongUse` on it is the first one. */
const [leastUse, strongUse] = [0.1, 0.3];

/** Why a record matches, in sentences to its reader, each with the facts of both sides that it rests on. */
export function reasonsFor(
  me: WordedSide,
  { side: them, kind }: Pick<Candidate, 'side' | 'kind'>,
  { fit, inCommon, words }: { fit: Fit; inCommon: readonly string[]; words: WordWeights },
): MatchReason[] {
  const useful = fit.complements.filter((one) => one.fit >= leastUse);
  const reasonOf = (one: Complement) => (kind === 'event' ? eventReason(one) : complementReason(one, me, them));
  const strong = useful.filter((one) => one.fit >= strongUse);
  const reasons = strong.slice(0, kind === 'event' ? 1 : undefined).map(reasonOf);
  const areas = me.areas.filter((area) => them.areas.includes(area)).map(areaTitle);
  const said = words.common(spokenBy(me), spokenBy(them)).slice(0, 4);
  if (inCommon.length > 0) reasons.push(peopleReason(inCommon));
  if (areas.length > 0)
    reasons.push({ text: `Works in ${listInWords(areas)}, as you do`, facts: [`In common: ${listInWords(areas)}`] });
  else if (said.length > 0)
    reasons.push({
      text: `Uses the same words as you: ${said.join(', ')}`,
      facts: [`In both texts: ${said.join(', ')}`],
    });
  if (reasons.length > 0 && useful.length === 0 && fit.region === 1) {
    const regions = me.regions.filter((region) => them.regions.includes(region)).map((region) => matchRegions[region]);
    if (regions.length > 0 && regions.length <= 3)
      reasons.push({
        text: `Is in ${listInWords(regions)}, as you are`,
        facts: [`In common: ${listInWords(regions)}`],
      });
  }
  // What fits only in part is the weaker reason.
  const weak = useful.filter((one) => one.fit < strongUse);
  if (kind !== 'event' || strong.length === 0)
    reasons.push(...weak.slice(0, kind === 'event' ? 1 : undefined).map(reasonOf));
  return reasons.slice(0, given);
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

function areaTitle(area: string): string {
  return (
    builtInFocusAreas.find(({ slug }) => slug === area)?.title ?? sectors.find(({ id }) => id === area)?.title ?? area
  );
}
