import { matchRegions } from '#contract/match-profiles.ts';
import { listInWords } from '#server/platform/text/words.ts';
import type { Side } from './sides.ts';

/** What both sides say, and where they are: the facts under a reason. Empty texts are left out. */
export function factsOf(theySay: string, iSay: string, them: Side, me: Side): string[] {
  const regions = ({ regions: of }: Side) =>
    of.length > 0 && of.length <= 3 ? listInWords(of.map((one) => matchRegions[one])) : '';
  return [
    ...(theySay ? [`They say: “${theySay}”`] : []),
    ...(iSay ? [`You say: “${iSay}”`] : []),
    ...(regions(them) ? [`Their regions: ${regions(them)}`] : []),
    ...(regions(me) ? [`Your regions: ${regions(me)}`] : []),
  ];
}
