import { paths } from '#contract/kit/paths.ts';
import { type Match, type MatchKind, matchKinds } from '#contract/matches.ts';
import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';

/** What one of a kind is called. */
const one: Record<MatchKind, string> = {
  member: 'member',
  company: 'company',
  technology: 'technology',
  listing: 'listing',
  event: 'event',
};

/** At most so many reasons of a match stand in a mail; its page has all. */
const reasonsNamed = 2;

/** `2 members, 1 company`: how many matches of each kind there are. */
export function countsOf(matches: readonly Match[]): string {
  return (Object.keys(matchKinds) as MatchKind[])
    .map((kind) => [kind, matches.filter((match) => match.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${count === 1 ? one[kind] : matchKinds[kind].toLowerCase()}`)
    .join(', ');
}

/** The weekly mail of new matches, with their reasons. The link to unsubscribe is the notification's. */
export function newMatchesMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  addressee: { email: string; name: string },
  matches: readonly Match[],
): MailMessage {
  const count = matches.length === 1 ? 'One new match' : `${matches.length} new matches`;
  return {
    template: 'matches.weekly',
    to: addressee.email,
    subject: `${count} for you this week`,
    paragraphs: [
      `Hello ${addressee.name},`,
      `This week’s new matches on ${env.site.productName}:`,
      ...matches.map((match) => entry(match, baseUrl())),
      'You get this email at most once a week, because the matchmaker is part of your Professional plan.',
    ],
    action: { label: 'Open your matches', url: `${baseUrl()}${paths.matches}` },
  };
}

function entry({ kind, title, subtitle, path, reasons }: Match, baseUrl: string): string {
  const what = kind === 'member' ? '' : ` (${one[kind]})`;
  return [
    `${title}${what}`,
    ...(subtitle === '' ? [] : [subtitle]),
    ...reasons.slice(0, reasonsNamed).map(({ text }) => `– ${text}`),
    `${baseUrl}${path}`,
  ].join('\n');
}
