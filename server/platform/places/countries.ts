import { type CountryCode, countryCodes } from '#contract/places-countries.ts';
import { countryInWords } from '#server/platform/text/words.ts';

/** Other names in use. */
const variants: Record<string, string> = {
  AE: 'UAE|Emirates|ARE',
  AT: 'Österreich|AUT',
  AU: 'AUS',
  BA: 'Bosnia',
  BE: 'België|Belgique|BEL',
  BO: 'Plurinational State of Bolivia',
  BR: 'Brasil|BRA',
  CA: 'CAN',
  CD: 'Democratic Republic of the Congo|DR Congo|DRC',
  CG: 'Republic of the Congo|Congo',
  CH: 'Schweiz|Suisse|CHE',
  CI: 'Ivory Coast',
  CN: "People's Republic of China|PRC|CHN",
  CV: 'Cabo Verde',
  CZ: 'Czech Republic|CZE',
  DE: 'Deutschland|DEU|GER',
  DK: 'Danmark|DNK',
  EG: 'EGY',
  ES: 'España|ESP',
  FI: 'Suomi|FIN',
  FR: 'FRA',
  GB: 'UK|U.K.|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|GBR',
  GR: 'GRC',
  HK: 'Hong Kong',
  IE: 'Republic of Ireland|IRL',
  IN: 'IND',
  IR: 'Islamic Republic of Iran',
  IT: 'Italia|ITA',
  JP: 'JPN',
  KR: 'Korea|Republic of Korea|KOR',
  LU: 'LUX',
  MM: 'Myanmar|Burma',
  MO: 'Macau|Macao',
  MX: 'MEX',
  NL: 'Holland|Nederland|NLD',
  NO: 'Norge|NOR',
  PL: 'Polska|POL',
  PS: 'Palestine',
  PT: 'PRT',
  RU: 'Russian Federation',
  SE: 'Sverige|SWE',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey|TUR',
  TW: 'Taiwan ROC',
  US: 'USA|U.S.|U.S.A.|United States of America',
  VA: 'Holy See',
  ZA: 'ZAF|RSA',
};

/** Two letters that also stand for a state or province at the end of an address name no country. */
const alsoStates = new Set(
  'AL AR AS AZ CA CO CT DC DE FL GA GU IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY AB BC MB NB NL NS NT NU ON PE QC SK YT NT SA TAS'.split(
    ' ',
  ),
);

const byName = new Map<string, CountryCode>();
for (const country of countryCodes) {
  const code = country.toUpperCase();
  const names = [countryInWords(code), ...(variants[code]?.split('|') ?? [])];
  for (const name of names) byName.set(keyOf(name), country);
  if (!alsoStates.has(code)) byName.set(code, country);
}

/** The country and the state of the USA have one name: it takes a city to tell them apart. */
const georgian = /\b(tbilisi|batumi|kutaisi|rustavi|gori|zugdidi|poti)\b/i;

/**
 * The country of a place such as `Ghent, Belgium`, by its last part: two letters in lower case, or `null` where none is
 * recognised. Two-letter codes count in capitals only.
 */
export function countryOf(place: string | null | undefined): CountryCode | null {
  const parts = place?.split(',') ?? [];
  const last = parts.at(-1)?.trim() ?? '';
  const country = byName.get(keyOf(last)) ?? byName.get(last) ?? null;
  if (country === 'ge' && parts.length > 1 && !georgian.test(place ?? '')) return null;
  return country;
}

/** One spelling of a name: `Côte d’Ivoire` and `cote d'ivoire` are the same. */
export function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bthe /g, '')
    .replaceAll('&', 'and')
    .replaceAll('’', "'")
    .replace(/^st\. /, 'saint ')
    .trim();
}
