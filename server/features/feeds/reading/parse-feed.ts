import { parseFeed as parse } from 'feedsmith';

import { excerptOf, toPlainText } from '#server/platform/rich-text/rich-text.ts';
import { itemBounds, maxItems, type ParsedItem } from './parsed-item.ts';

/** The fields of an item in the four formats, each under the name it uses. */
interface RawItem {
  guid: string | undefined;
  title: string | undefined;
  link: string | undefined;
  summary: string | undefined;
  date: string | undefined;
}

const parseAny = (text: string) => parse(text, { maxItems });

/**
 * The items of a feed in RSS, RDF, Atom or JSON Feed, in its order. Markup is removed from all texts; items without a
 * web address or any text are omitted. `base`: the address of the feed, for relative addresses. Throws if the text is
 * not a feed.
 */
export function parseFeed(text: string, base: string): ParsedItem[] {
  return rawItems(parseAny(text))
    .slice(0, maxItems)
    .flatMap((item) => cleanItem(item, base) ?? []);
}

function rawItems(parsed: ReturnType<typeof parseAny>): RawItem[] {
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map((item) => ({
        guid: item.guid?.value,
        title: item.title,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        summary: item.description ?? item.content?.encoded,
        date: item.pubDate ?? item.dc?.dates?.[0],
      }));
    case 'rdf':
      return (parsed.feed.items ?? []).map((item) => ({
        guid: item.rdf?.about,
        title: item.title,
        link: item.link,
        summary: item.description ?? item.content?.encoded,
        date: item.dc?.dates?.[0],
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map((entry) => ({
        guid: entry.id,
        title: entry.title?.value,
        link: entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
        summary: entry.summary?.value ?? entry.content?.value,
        date: entry.published ?? entry.updated,
      }));
    case 'json':
      return (parsed.feed.items ?? []).map((item) => ({
        guid: item.id,
        title: item.title,
        link: item.url ?? item.external_url,
        summary: item.summary ?? item.content_text ?? item.content_html,
        date: item.date_published ?? item.date_modified,
      }));
    default:
      return [];
  }
}

function cleanItem(item: RawItem, base: string): ParsedItem | null {
  const link = webAddress(item.link, base);
  const summary = words(item.summary);
  const title = words(item.title) || summary;
  if (!link || title === '') return null;
  return {
    guid: item.guid?.trim() || link,
    title: excerptOf(title, itemBounds.title),
    link,
    summary: excerptOf(summary, itemBounds.summary),
    publishedAt: pointInTime(item.date),
  };
}

/** Only web addresses: a link must not be `javascript:` or `file:`. */
function webAddress(value: string | undefined, base: string): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > itemBounds.link) return null;
  return url.href;
}

/** Plain text on one line, without half characters and control characters, which databases refuse. */
function words(value: string | undefined): string {
  // A text is cut before it is cleaned, because only its opening is kept anyway.
  const text = toPlainText((value ?? '').slice(0, 20_000)).toWellFormed();
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function pointInTime(value: string | undefined): string | null {
  const time = value === undefined ? Number.NaN : Date.parse(value);
  if (Number.isNaN(time)) return null;
  const date = new Date(time);
  // A year beyond four digits would not sort as text.
  return date.getUTCFullYear() >= 1970 && date.getUTCFullYear() <= 9999 ? date.toISOString() : null;
}
