import { articlesFeed } from '#contract/articles.ts';
import { eventsFeed } from '#contract/events.ts';
import { newsFormats } from '#contract/kit/news-feeds.ts';
import { paths } from '#contract/kit/paths.ts';
import { listingsFeed } from '#contract/listings.ts';

/** The news feed of each page that has one. */
const feeds: Readonly<Record<string, { title: string; path: string }>> = {
  [paths.media]: { title: 'Articles', path: articlesFeed.path },
  [paths.events]: { title: 'Events', path: eventsFeed.path },
  [paths.listings]: { title: 'Listings', path: listingsFeed.path },
};

/** The links in the head of a page by which browsers and feed readers find its news feeds. */
export function feedLinks(page: string): { title: string; type: string; href: string }[] {
  const feed = feeds[page];
  if (!feed) return [];
  return Object.entries(newsFormats).map(([format, { label, type }]) => ({
    title: `${feed.title} (${label})`,
    type,
    href: `${feed.path}?format=${format}`,
  }));
}
