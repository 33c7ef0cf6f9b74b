import { paths } from '#contract/kit/paths.ts';
import type { MailSamples } from '#server/platform/feature.ts';
import { noToken, reader } from '#server/platform/mail/sample-people.ts';
import { digestMail } from './digest.ts';
import { usualMail } from './notify.ts';
import { unsubscribePath } from './settings.ts';

const news = [
  { title: 'Ben Example wants to connect', body: 'Accept or decline the request.', path: paths.connections },
  { title: 'Salt battery for sale has changed', body: 'New: the price.', path: paths.following },
] as const;

export const mailSamples: MailSamples = {
  'notifications.notification': (deps) => ({
    ...usualMail(deps, reader, { ...news[0], action: 'See the request' }),
    unsubscribeUrl: `${deps.baseUrl()}${unsubscribePath}?kind=connection&token=${noToken}`,
  }),
  'notifications.digest': (deps) => ({
    ...digestMail(deps, 'daily', reader, news),
    unsubscribeUrl: `${deps.baseUrl()}${unsubscribePath}?kind=digest&token=${noToken}`,
  }),
};
