/** Most specific first, because every browser also names those it descends from. */
const browsers = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const;

/** A device in words, from what its browser says about itself: "Firefox on Windows". A hint, not a proof. */
export function deviceWords(client: 'web' | 'desktop', userAgent: string): string {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  const program = client === 'desktop' ? 'Desktop app' : browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!program && !system) return 'Unknown browser';
  return [program ?? 'A browser', system].filter(Boolean).join(' on ');
}
