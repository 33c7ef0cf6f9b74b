import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { messageMax } from '#contract/messages.ts';
import type { Deps } from '#server/deps.ts';
import { linesOfMail } from '#server/platform/rich-text/rich-text.ts';
import { type DeliveryReport, deliveryReportOf } from './delivery-report.ts';

/** What became of a mail. */
export type Outcome =
  | 'filed'
  | 'bounced'
  | 'unsubscribed'
  | 'unreadable'
  | 'automatic'
  | 'unknown-address'
  | 'wrong-sender'
  | 'empty'
  | 'refused';

/** Takes mail to a signed address, from people and programs; `about`: the numbers in the address. */
export type FileMail = (deps: Deps, about: { id: number; also: number }, mail: IncomingMail) => Promise<Outcome>;

/** Files a reply to a record of a feature, named by its id. The sender is still to be compared with the one who was asked. */
export type FileReply = (deps: Deps, id: number, mail: IncomingMail & { from: string }) => Promise<Outcome>;

/** A mail as the door for replies sees it. */
export interface IncomingMail {
  from: string | null;
  /** Every address that it was sent to, by its own headers and those of the servers on the way. */
  to: readonly string[];
  /** Sent by a program: an answer of absence, a bounce, a list (RFC 3834). */
  isAutomatic: boolean;
  /** What a mail server reports about a mail of ours. */
  report: DeliveryReport | null;
  /** What the person wrote, without the quoted mail; empty where nothing is left. */
  text: string;
  /** The same for the same mail, however often it is delivered: a UUID made from its Message-ID. */
  key: string;
}

/**
 * How much of its text, and of its HTML, is read (characters): what the person wrote stands above the mails that they
 * quote, and anybody can send megabytes of nested elements, which take minutes.
 */
const mostRead = 200_000;

/** Reads a mail as it came (RFC 5322). Throws where it nests deeper, or has more headers, than any person's mail. */
export async function readMail(raw: Buffer): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 });
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const written = mail.text?.trim() ? mail.text : linesOfMail((mail.html ?? '').slice(0, mostRead)).join('\n');
  return {
    from: mail.from?.address?.toLowerCase() ?? null,
    to: [
      ...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(addressesOf),
      ...['delivered-to', 'x-original-to', 'x-envelope-to'].flatMap((name) => header(name) ?? []),
    ],
    isAutomatic: isAutomatic(header),
    report: deliveryReportOf(mail),
    text: storable(withoutQuote(written.slice(0, mostRead)).slice(0, messageMax)).trim(),
    key: uuidOf(mail, raw),
  };
}

/** Without control characters, which no form takes and PostgreSQL does not store, and without half a character at a cut. */
function storable(text: string): string {
  return text.replaceAll(/\p{Cs}|[^\P{Cc}\n\t]/gu, '');
}

function addressesOf(entry: Address): string[] {
  return entry.group ? entry.group.flatMap(({ address }) => address ?? []) : [entry.address ?? []].flat();
}

function isAutomatic(header: (name: string) => string | undefined): boolean {
  const submitted = header('auto-submitted');
  if (submitted !== undefined && submitted !== 'no') return true;
  if (header('return-path') === '<>' || header('x-autoreply') || header('x-autorespond')) return true;
  if (header('list-id') || header('list-unsubscribe') || header('x-auto-response-suppress')) return true;
  if (/^(bulk|junk|list|auto_reply)$/.test(header('precedence') ?? '')) return true;
  return /^multipart\/report\b/.test(header('content-type') ?? '');
}

/** The line that announces the quoted mail. Some programs break it in two. */
const announcement =
  /^(On|Am|Le|El|Il|Op|Den|W dniu)\b.{5,200}(wrote|schrieb.{0,100}|a écrit|escribió|ha scritto|schreef.{0,100}|skrev.{0,100}|napisał.{0,100})\s?:$/i;

/** Lines below which nothing is the writer's: another mail, or a signature. */
const ends = [
  /^-{2,}\s?(Original Message|Ursprüngliche Nachricht|Message d'origine|Forwarded message)\s?-{2,}$/i,
  /^_{20,}$/,
  /^(From|Von|De|Van|Da|Od|Fra|Från):\s.+@.+/,
  /^-- ?$/,
];

/**
 * What the writer added to the quoted mail: above it, and, where its lines begin with ">", between them and below. A
 * mail that is announced and whose lines are not marked ends the text.
 */
export function withoutQuote(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const kept: string[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place] ?? '';
    const one = line.trim();
    const announced = announcement.test(one)
      ? 1
      : announcement.test(`${one} ${lines[place + 1]?.trim() ?? ''}`)
        ? 2
        : 0;
    if (announced > 0) {
      const next = lines.slice(place + announced, place + announced + 4).find((each) => each.trim() !== '');
      if (!next?.startsWith('>')) break;
      place += announced - 1;
    } else if (ends.some((end) => end.test(one))) break;
    else if (!line.startsWith('>')) kept.push(line);
  }
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Without a Message-ID the whole mail stands for itself. */
function uuidOf({ messageId }: Email, raw: Buffer): string {
  const hash = createHash('sha256')
    .update(messageId ?? raw)
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
