import { closeFit, type Match } from '#contract/matches.ts';

/** How close a match is, in words: people cannot do anything with a number. */
export function closenessOf({ score }: Pick<Match, 'score'>): { words: string; isClose: boolean } {
  if (score >= closeFit.veryClose) return { words: 'Very close fit', isClose: true };
  if (score >= closeFit.close) return { words: 'Close fit', isClose: true };
  return { words: 'Possible fit', isClose: false };
}

/**
 * The reason of an introduction request, out of the match's own sentences. They speak to the member ("you invest"); here
 * the member speaks ("I invest"). The member edits it before it is sent.
 */
export function introductionReason({ title, reasons }: Pick<Match, 'title' | 'reasons'>): string {
  const sentences = reasons.map(({ text }) => {
    const [theirs = '', mine] = text.split('; ');
    if (theirs.endsWith('you both know')) return `${theirs.replace('you both know', 'know both of us')}.`;
    const said = asMember(`${title} ${theirs.charAt(0).toLowerCase()}${theirs.slice(1)}`);
    return mine === undefined ? `${said}.` : `${said}, and ${asMember(mine)}.`;
  });
  return [...sentences, 'I would like to find out what we can do for each other.'].join(' ');
}

function asMember(text: string): string {
  return text.replace(/\byou are\b/g, 'I am').replace(/\byou\b/g, 'I');
}
