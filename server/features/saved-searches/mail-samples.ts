import type { MailSamples } from '#server/platform/feature.ts';
import { noToken, reader } from '#server/platform/mail/sample-people.ts';
import { alertMail } from './alert-news.ts';

const news = {
  name: 'Storage in Europe',
  kind: 'company',
  path: '/network/companies?search=storage',
  matches: [
    { title: 'Brine Works', path: '/network/companies/1' },
    { title: 'Kelp Heat', path: '/network/companies/2' },
  ],
  isMore: true,
} as const;

export const mailSamples: MailSamples = {
  'saved-searches.alert': (deps) => alertMail(deps, reader, [news], noToken),
};
