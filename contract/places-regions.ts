import type { CountryCode } from './places-countries.ts';

/** The regions of the world that places are found by: value as sent, label as shown. */
export const placeRegions = {
  europe: 'Europe',
  'european-union': 'European Union',
  benelux: 'Benelux',
  dach: 'Germany, Austria and Switzerland',
  nordics: 'Nordic countries',
  baltics: 'Baltic countries',
  'uk-ireland': 'United Kingdom and Ireland',
  france: 'France',
  iberia: 'Spain and Portugal',
  italy: 'Italy',
  'central-eastern-europe': 'Central and Eastern Europe',
  'south-eastern-europe': 'South-Eastern Europe',
  'north-america': 'North America',
  'latin-america': 'Latin America',
  'middle-east': 'Middle East',
  africa: 'Africa',
  'south-asia': 'South Asia',
  'east-asia': 'East Asia',
  'south-east-asia': 'South-East Asia',
  oceania: 'Australia and Oceania',
} as const;
export type PlaceRegion = keyof typeof placeRegions;

/** The countries of each region, as ISO 3166 codes. A country may be in several. */
export const regionCountries: Record<PlaceRegion, string> = {
  europe:
    'ad al at ax ba be bg by ch cy cz de dk ee es fi fo fr gb gg gi gr hr hu ie im is it je li lt lu lv mc md me mk mt nl no pl pt ro rs ru se si sj sk sm tr ua va xk',
  'european-union': 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk',
  benelux: 'be nl lu',
  dach: 'de at ch li',
  nordics: 'no se dk fi is fo ax gl sj',
  baltics: 'ee lv lt',
  'uk-ireland': 'gb ie im je gg',
  france: 'fr mc',
  iberia: 'es pt ad gi',
  italy: 'it sm va mt',
  'central-eastern-europe': 'pl cz sk hu ua md by',
  'south-eastern-europe': 'gr cy bg ro hr si rs al ba me mk xk tr',
  'north-america': 'us ca',
  'latin-america': 'mx br ar cl co pe uy py bo ec ve cr pa gt hn ni sv bz cu do ht jm tt gy sr gf pr',
  'middle-east': 'ae sa qa kw bh om il ps jo lb iq ir sy ye eg',
  africa:
    'za ke ng gh eg ma tn dz ly et tz ug rw sn ci na bw zm mz ao bf bi bj cd cf cg cm cv dj eh er ga gm gn gq gw km lr ls mg ml mr mu mw ne sc sd sl so ss st sz td tg zw re yt sh',
  'south-asia': 'in pk bd lk np bt mv af',
  'east-asia': 'cn jp kr kp tw hk mo mn',
  'south-east-asia': 'sg my id th vn ph kh la mm bn tl',
  oceania: 'au nz fj pg sb vu nc pf ws to ki fm mh pw nr tv gu mp as ck nu tk wf nf',
};

const byCountry = new Map<CountryCode, PlaceRegion[]>();
for (const [region, countries] of Object.entries(regionCountries)) {
  for (const country of countries.split(' ')) {
    byCountry.set(country, [...(byCountry.get(country) ?? []), region as PlaceRegion]);
  }
}

/** The regions of a country, the largest first; empty without a country. */
export function regionsOfCountry(country: CountryCode | null): readonly PlaceRegion[] {
  return (country && byCountry.get(country)) || [];
}
