import type { Router } from 'express';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';

import type { ParsedInput } from '#contract/kit/endpoint.ts';
import { type NewsFeedEndpoint, type NewsFormat, newsFormats } from '#contract/kit/news-feeds.ts';
import type { Deps } from '#server/deps.ts';
import { rememberText, sendRemembered } from './remembered-text.ts';
import { serve } from './route.ts';

/** A record as a news feed tells of it. */
export interface NewsEntry {
  /** The path of its page. */
  path: string;
  title: string;
  summary: string;
  author: string | null;
  /** What it is about, such as its focus area. */
  subject: string;
  publishedAt: string;
  /** Its last change; the day of its publication if left out. */
  updatedAt?: string;
}

interface NewsFeed<Query> {
  /** What the feed holds: `Articles`. */
  title: string;
  /** The path of the page that shows the same. */
  page: string;
  /** The newest records that match, newest first. */
  entries: (query: Query) => Promise<NewsEntry[]>;
}

/** Serves the newest records of a list as a news feed; 304 where the reader has them. */
export function serveNewsFeed<E extends NewsFeedEndpoint>(
  router: Router,
  deps: Deps,
  endpoint: E,
  { title, page, entries }: NewsFeed<ParsedInput<E>['query']>,
): void {
  serve<NewsFeedEndpoint>(router, deps, endpoint, async ({ query }, { req, res }) => {
    const { productName } = deps.env.site;
    const baseUrl = deps.baseUrl();
    // This endpoint has parsed the filters, which belong to some list; the compiler cannot see that.
    const filters = query as ParsedInput<E>['query'] & { format: NewsFormat };
    const found = await entries(filters);
    const text = writers[filters.format](
      {
        title: `${title} | ${productName}`,
        about: `${title} of ${productName}`,
        self: `${baseUrl}${req.originalUrl}`,
        page: `${baseUrl}${page}`,
        // A feed without entries keeps its text, so that readers get a 304.
        updated: new Date(found[0] ? Math.max(...found.map(changedAt)) : 0),
      },
      found.map((entry) => ({ ...entry, url: `${baseUrl}${entry.path}` })),
    );
    res.set({
      'Content-Type': `${newsFormats[filters.format].type}; charset=utf-8`,
      // Asked for again each time; who has the same text gets a 304.
      'Cache-Control': 'no-cache',
    });
    sendRemembered(res, rememberText(text));
    return text;
  });
}

interface Channel {
  title: string;
  about: string;
  self: string;
  page: string;
  updated: Date;
}

type Entry = NewsEntry & { url: string };

const writers: Record<NewsFormat, (channel: Channel, entries: readonly Entry[]) => string> = {
  atom: (channel, entries) =>
    generateAtomFeed({
      id: channel.self,
      title: { value: channel.title },
      updated: channel.updated,
      links: [
        { href: channel.self, rel: 'self', type: newsFormats.atom.type },
        { href: channel.page, rel: 'alternate', type: 'text/html' },
      ],
      entries: entries.map((entry) => ({
        id: entry.url,
        title: { value: entry.title },
        summary: { value: entry.summary },
        authors: [{ name: entry.author ?? channel.title }],
        categories: [{ term: entry.subject }],
        links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
        published: new Date(entry.publishedAt),
        updated: new Date(changedAt(entry)),
      })),
    }),
  rss: (channel, entries) =>
    generateRssFeed({
      title: channel.title,
      link: channel.page,
      description: channel.about,
      lastBuildDate: channel.updated,
      atom: { links: [{ href: channel.self, rel: 'self', type: newsFormats.rss.type }] },
      items: entries.map((entry) => ({
        title: entry.title,
        link: entry.url,
        description: entry.summary,
        categories: [{ name: entry.subject }],
        guid: { value: entry.url, isPermaLink: true },
        pubDate: new Date(entry.publishedAt),
        ...(entry.author && { dc: { creators: [entry.author] } }),
      })),
    }),
};

function changedAt({ publishedAt, updatedAt }: NewsEntry): number {
  return Date.parse(updatedAt ?? publishedAt);
}
