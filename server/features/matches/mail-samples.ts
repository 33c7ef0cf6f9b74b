import type { Match } from '#contract/matches.ts';
import type { MailSamples } from '#server/platform/feature.ts';
import { other, reader } from '#server/platform/mail/sample-people.ts';
import { newMatchesMail } from './weekly/mail.ts';

const match: Match = {
  kind: 'member',
  id: other.id,
  title: other.name,
  subtitle: 'Director at Brine Works, Berlin',
  avatarUrl: null,
  path: '/network/members/2',
  score: 0.9,
  reasons: [{ text: 'Both of you work on energy storage', facts: [] }],
  feedback: null,
};

export const mailSamples: MailSamples = {
  'matches.weekly': (deps) => newMatchesMail(deps, reader, [match]),
};
