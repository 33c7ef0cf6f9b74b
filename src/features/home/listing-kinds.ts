/** The four kinds of listings in the Green Market, each with a typical case. */
export const listingKinds = [
  { name: 'Company', example: 'Raising a Series A' },
  { name: 'Technology', example: 'Ready for licensing' },
  { name: 'Partnership', example: 'Pilot sites wanted' },
  { name: 'Job', example: 'Power electronics engineer' },
] as const;
