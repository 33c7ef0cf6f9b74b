import createPurifier from 'dompurify';

import type { SafeParser } from './safe-parser.ts';

/** Parses safely in browsers that cannot do so themselves. */
export function parseWithLibrary(): SafeParser {
  const purifier = createPurifier(window);
  return (html, { elements, attributes }) =>
    purifier.sanitize(html, {
      ALLOWED_TAGS: [...elements],
      ALLOWED_ATTR: [...attributes],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
}
