import type { Email } from 'postal-mime';

/**
 * What a delivery report says (RFC 3464): `hard` where the address will never take this mail, `soft` where a mail was given
 * up for a reason that may pass.
 */
export type DeliveryReport = 'hard' | 'soft';

/** How much of a report is read (characters): it is a list of a few fields. */
const mostRead = 20_000;

/**
 * The report in a mail; `null` for a mail without one, and for one that says no more than that a mail is late or has
 * arrived. Refusals for reasons of policy (5.7.x) and full mailboxes (5.2.2) may pass (RFC 3463).
 */
export function deliveryReportOf({ attachments }: Pick<Email, 'attachments'>): DeliveryReport | null {
  const part = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!part) return null;
  const fields = textOf(part.content).slice(0, mostRead);
  if (!/^action:\s*failed\s*$/im.test(fields)) return null;
  const status = /^status:\s*([245])\.(\d{1,3})\.(\d{1,3})/im.exec(fields);
  if (!status) return 'soft';
  const [, kind, subject, detail] = status;
  if (kind === '2') return null;
  return kind === '5' && subject !== '7' && !(subject === '2' && detail === '2') ? 'hard' : 'soft';
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
