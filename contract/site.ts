import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/**
 * The research tool of the Deep Research page (rule site-texts). Without an address the page has our own tool; other
 * missing values are replaced by general words and our own contact details.
 */
export const deepResearchSite = z.object({
  name: z.string(),
  url: webAddress.nullable(),
  /** Origins where the tool signs in or keeps its files; the desktop app lets its page go there, too. */
  signInOrigins: z.array(webAddress).max(10).optional(),
  technologyText: z.string().optional(),
  technologyUrl: webAddress.optional(),
  teamText: z.string().optional(),
  teamUrl: webAddress.optional(),
  teamEmail: z.string().optional(),
  teamPhone: z.string().optional(),
});
export type DeepResearchSite = z.infer<typeof deepResearchSite>;

/**
 * Names, contact details and links of the operator of this network. The defaults are a sample; each
 * can be replaced by an environment variable of the server (see README).
 */
export const site = z.object({
  productName: z.string(),
  acronym: z.string(),
  tagline: z.string(),
  parentOrganization: z.string(),
  footerClaim: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactAddress: z.string(),
  /** The team's hours, as shown (rule site-texts). */
  businessHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  socialLinks: z.array(z.object({ name: z.string(), url: webAddress })),
  deepResearch: deepResearchSite,
});
export type Site = z.infer<typeof site>;

export const defaultSite: Site = {
  productName: 'CARDI',
  acronym: 'Cleantech, Advocacy, Research, Development, Investments',
  tagline: 'Choose Your Focus, Change the Future',
  parentOrganization: 'Meridian Foundation',
  footerClaim: '1,200+ cleantech companies',
  contactEmail: 'hello@cardi.example',
  contactPhone: '+1 (555) 010-0142',
  contactAddress: '100 Harbor Row, Suite 400, Boston, MA 02110, USA',
  businessHours: [
    { days: 'Monday - Friday', hours: '9:00 AM - 5:00 PM' },
    { days: 'Saturday & Sunday', hours: 'Closed' },
  ],
  socialLinks: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  deepResearch: { name: 'Ensemble', url: null },
};

/** GET /api/site */
export const getSite = defineEndpoint({
  name: 'site.get',
  method: 'GET',
  path: '/api/site',
  summary: 'Names, contact details and links of this network',
  access: 'everyone',
  response: site,
  cache: 'public',
});
