import { facet } from '#contract/kit/facets.ts';

/** Sites on which many companies have a page: their host says nothing about who it is. */
const shared =
  /(?:^|\.)(?:linkedin|facebook|instagram|twitter|x|youtube|github|medium|notion|wixsite|wordpress|blogspot|crunchbase)\.(?:com|io|so|site)$|^sites\.google\.com$/;

/** The host of a website without `www.`, or `null` where it is none, or one that many share. The scheme may be left out. */
export function websiteHost(address: string | null | undefined): string | null {
  const typed = address?.trim() ?? '';
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  const host = url?.hostname.replace(/^www\./, '').replace(/\.$/, '') ?? '';
  return host.includes('.') && !shared.test(host) ? host : null;
}

/** The lexeme by which a company is found by the host of its website. */
export function siteFacet(host: string): string {
  return facet('site', host);
}
