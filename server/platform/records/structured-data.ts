import type { Site } from '#contract/site.ts';

/** A record in the words of schema.org, for search engines. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** The addresses and names that the description of a record mentions. */
export interface Surroundings {
  /** The address of the record's page, and of the picture that link previews show. */
  url: string;
  image: string;
  /** The address that paths of this site follow. */
  baseUrl: string;
  site: Pick<Site, 'productName'>;
}

/** A text of this network; `author` where one person has written it. */
export function structuredArticle(
  around: Surroundings,
  text: { title: string; description: string; publishedAt: string; section: string; author?: string },
): StructuredData {
  const network = thisNetwork(around);
  return {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    url: around.url,
    mainEntityOfPage: around.url,
    image: around.image,
    datePublished: text.publishedAt,
    author: text.author ? { '@type': 'Person', name: text.author } : network,
    publisher: network,
    articleSection: text.section,
  };
}

/** This network as an organization: publisher of its texts. */
function thisNetwork({ baseUrl, site }: Surroundings): StructuredData {
  return { '@type': 'Organization', name: site.productName, url: baseUrl };
}

/** A script element that browsers do not run. In it only `<` could end the element early. */
export function structuredScript(data: StructuredData): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
