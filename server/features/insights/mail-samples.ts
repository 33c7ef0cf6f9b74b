import type { MailSamples } from '#server/platform/feature.ts';
import { reader } from '#server/platform/mail/sample-people.ts';
import { quarterlyMail } from './quarterly/mail.ts';

const market = {
  by: 'focus-area',
  id: 'energy-storage',
  name: 'Energy Storage',
  companies: 412,
  technologies: 230,
  listings: 64,
  charts: [],
} as const;

export const mailSamples: MailSamples = {
  'insights.quarterly': (deps) => quarterlyMail(deps, reader, [market], '2026-3'),
};
