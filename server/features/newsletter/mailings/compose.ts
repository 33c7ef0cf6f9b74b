import { itemKinds } from '#contract/items.ts';
import type { ChosenBlock } from '#contract/newsletter-mailings.ts';
import type { Deps } from '#server/deps.ts';
import { replyAddress } from '#server/features/messages/index.ts';
import type { MailCard, MailMessage } from '#server/platform/mail/message.ts';
import { choicePage, unsubscribeUrl } from '../subscriptions.ts';
import type { MailingRow } from './store.ts';

type ComposeDeps = Pick<Deps, 'baseUrl' | 'env' | 'now' | 'secretKey'>;

/** A mailing without what differs between its recipients; records that not everybody sees are left out. */
export function contentOf(
  { baseUrl }: Pick<Deps, 'baseUrl'>,
  mailing: Pick<MailingRow, 'subject' | 'preheader' | 'introduction'>,
  blocks: readonly ChosenBlock[],
): Omit<MailMessage, 'to'> {
  return {
    template: 'newsletter.mailing',
    subject: mailing.subject,
    paragraphs: [],
    ...(mailing.preheader !== '' && { preheader: mailing.preheader }),
    richText: mailing.introduction,
    cards: blocks.flatMap(({ kind, note, shown }): MailCard[] => {
      if (!shown) return [];
      const { title, line, path, pictureUrl } = shown;
      const picture =
        pictureUrl === null ? {} : { pictureUrl: `${baseUrl()}${pictureUrl}`, isLogo: kind === 'company' };
      const kindOf = itemKinds[kind];
      const label = `${kindOf.charAt(0).toUpperCase()}${kindOf.slice(1)}`;
      return [{ label, title, text: line, note, url: `${baseUrl()}${path}`, ...picture }];
    }),
  };
}

export interface Recipient {
  id: number;
  email: string;
  unsubscribe_token: string;
}

/**
 * The mail of one subscriber: with links that unsubscribe, for people and for programs, and a return path that is theirs
 * alone, where the server takes mail.
 */
export function mailTo(
  deps: ComposeDeps,
  content: Omit<MailMessage, 'to'>,
  { id, email, unsubscribe_token }: Recipient,
  mailingId: number,
): MailMessage {
  const leaving = replyAddress(deps, { word: 'leave', id, also: mailingId });
  const returnPath = replyAddress(deps, { word: 'bounce', id, also: mailingId });
  return {
    ...content,
    to: email,
    unsubscribeUrl: unsubscribeUrl(deps.baseUrl(), unsubscribe_token, mailingId),
    choicePage: choicePage(deps, unsubscribe_token, mailingId),
    ...(leaving && { unsubscribeAddress: leaving }),
    ...(returnPath && { returnPath }),
    // The subscription was confirmed, whatever account has the address.
    toUnconfirmed: true,
  };
}
