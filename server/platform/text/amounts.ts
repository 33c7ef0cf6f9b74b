/** An amount of money as read from a text, in whole units. */
export interface ReadAmount {
  value: number;
  /** ISO 4217. */
  currency: string;
}

/** Signs and names of currencies; a bare `$` is US dollars. */
const currencies = new Map(
  Object.entries({
    $: 'USD',
    us$: 'USD',
    usd: 'USD',
    a$: 'AUD',
    aud: 'AUD',
    c$: 'CAD',
    ca$: 'CAD',
    cad: 'CAD',
    '€': 'EUR',
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    '£': 'GBP',
    gbp: 'GBP',
    chf: 'CHF',
    sek: 'SEK',
    nok: 'NOK',
    dkk: 'DKK',
    pln: 'PLN',
    czk: 'CZK',
    '¥': 'JPY',
    jpy: 'JPY',
    cny: 'CNY',
    '₹': 'INR',
    inr: 'INR',
  }),
);

const scales = new Map(
  Object.entries({
    '': 1,
    k: 1e3,
    thousand: 1e3,
    m: 1e6,
    mn: 1e6,
    mio: 1e6,
    million: 1e6,
    b: 1e9,
    bn: 1e9,
    billion: 1e9,
  }),
);

/** More than this in one round is a slip of the pen. */
const most = 1e12;

const form = /^(?<before>[^\d\s.,]*)\s*(?<digits>\d[\d.,\s’']*?)\s*(?<rest>[^\d]*)$/u;

/**
 * Reads `€4.5M`, `USD 12 million` or `1,200,000 EUR`. `null` for what says no currency, no number, a range, or a number
 * that could mean two things.
 */
export function amountOf(text: string): ReadAmount | null {
  const parts = form.exec(
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  )?.groups;
  if (!parts) return null;
  const [before = '', digits = '', rest = ''] = [parts['before'], parts['digits'], parts['rest']];
  const words = [before, ...rest.split(/\s+/)].flatMap((word) => (isKnown(word) ? [word] : apart(word)));
  const scale = words.filter((word) => word !== '' && scales.has(word));
  const named = new Set(words.flatMap((word) => currencies.get(word) ?? []));
  const [currency] = named;
  const number = numberOf(digits);
  if (!words.every(isKnown) || scale.length > 1 || named.size > 1 || number === null || !currency) return null;
  const value = Math.round(number * (scales.get(scale[0] ?? '') ?? 1));
  return value > 0 && value <= most ? { value, currency } : null;
}

function isKnown(word: string): boolean {
  return scales.has(word) || currencies.has(word);
}

/** `m€` and `meur` as scale and currency; what is neither stays whole. */
function apart(word: string): string[] {
  const scale = [...scales.keys()].find(
    (name) => name !== '' && word.startsWith(name) && currencies.has(word.slice(name.length)),
  );
  return scale === undefined ? [word] : [scale, word.slice(scale.length)];
}

/** `1,200`, `1.200.000` and `4,5`; `null` for `1.200`, which may be either. */
function numberOf(digits: string): number | null {
  const text = digits.replaceAll(/[\s’']/g, '');
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3}){2,}(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (/^\d+\.\d{3}$/.test(text)) return null;
  if (/^\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  return null;
}
