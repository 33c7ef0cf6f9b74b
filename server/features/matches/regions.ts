import type { MatchRegion } from '#contract/match-profiles.ts';

/** The countries of each region, as people write them. */
const countries: Record<MatchRegion, string> = {
  benelux: 'Belgium|Netherlands|The Netherlands|Luxembourg',
  dach: 'Germany|Austria|Switzerland|Liechtenstein',
  nordics: 'Norway|Sweden|Denmark|Finland|Iceland',
  baltics: 'Estonia|Latvia|Lithuania',
  'uk-ireland': 'United Kingdom|UK|England|Scotland|Wales|Northern Ireland|Ireland',
  france: 'France|Monaco',
  iberia: 'Spain|Portugal|Andorra',
  italy: 'Italy|San Marino|Malta',
  'central-eastern-europe': 'Poland|Czechia|Czech Republic|Slovakia|Hungary|Ukraine|Moldova',
  'south-eastern-europe':
    'Greece|Cyprus|Bulgaria|Romania|Croatia|Slovenia|Serbia|Albania|Bosnia and Herzegovina|Montenegro|North Macedonia|Kosovo|Türkiye|Turkey',
  'north-america': 'United States|USA|US|United States of America|Canada',
  'latin-america':
    'Mexico|Brazil|Argentina|Chile|Colombia|Peru|Uruguay|Paraguay|Bolivia|Ecuador|Venezuela|Costa Rica|Panama|Guatemala|Cuba|Dominican Republic',
  'middle-east':
    'United Arab Emirates|UAE|Saudi Arabia|Qatar|Kuwait|Bahrain|Oman|Israel|Jordan|Lebanon|Iraq|Iran|Egypt',
  africa:
    'South Africa|Kenya|Nigeria|Ghana|Egypt|Morocco|Tunisia|Algeria|Ethiopia|Tanzania|Uganda|Rwanda|Senegal|Ivory Coast|Namibia|Botswana|Zambia|Mozambique',
  'south-asia': 'India|Pakistan|Bangladesh|Sri Lanka|Nepal|Bhutan|Maldives',
  'east-asia': 'China|Japan|South Korea|Korea|Taiwan|Hong Kong|Mongolia',
  'south-east-asia': 'Singapore|Malaysia|Indonesia|Thailand|Vietnam|Philippines|Cambodia|Laos|Myanmar|Brunei',
  oceania: 'Australia|New Zealand|Fiji|Papua New Guinea',
};

const regionsByCountry = new Map<string, MatchRegion[]>();
for (const [region, names] of Object.entries(countries))
  for (const name of names.toLowerCase().split('|'))
    regionsByCountry.set(name, [...(regionsByCountry.get(name) ?? []), region as MatchRegion]);

/** The regions of a place such as `Ghent, Belgium`: its last part is the country. Empty for a place we do not know. */
export function regionsOfPlace(place: string | null | undefined): MatchRegion[] {
  const country = place?.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return regionsByCountry.get(country) ?? [];
}
