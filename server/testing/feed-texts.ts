/** Feeds as tests write them. */
export interface FeedEntry {
  title: string;
  link?: string;
  guid?: string;
  date?: string;
  /** As in the XML: already escaped. */
  description?: string;
}

/** An RSS 2.0 feed of these entries. */
export function rss(entries: readonly FeedEntry[], prolog = '<?xml version="1.0" encoding="utf-8"?>'): string {
  const items = entries.map(({ title, link, guid, date, description }) =>
    [
      '<item>',
      `<title>${title}</title>`,
      link === undefined ? '' : `<link>${link}</link>`,
      guid === undefined ? '' : `<guid isPermaLink="false">${guid}</guid>`,
      date === undefined ? '' : `<pubDate>${date}</pubDate>`,
      description === undefined ? '' : `<description>${description}</description>`,
      '</item>',
    ].join(''),
  );
  const head = '<title>Test feed</title><link>https://news.example/</link><description>News</description>';
  return `${prolog}<rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`;
}

/** `count` entries, the newest first, a day apart. */
export function entries(count: number, start = '2026-05-03T00:00:00.000Z'): FeedEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `News ${count - index}`,
    link: `https://news.example/${count - index}`,
    guid: `id-${count - index}`,
    date: new Date(Date.parse(start) - index * 86_400_000).toUTCString(),
  }));
}
