import sanitizeHtml from 'sanitize-html';

import { pictureAt, pictureSizes, pictureSources } from '#contract/kit/picture-addresses.ts';
import type { CleanText } from '#contract/kit/rendered-page.ts';
import { textElements, typedHtml } from '#contract/kit/typed-text.ts';

/** Makes texts safe as the renderer does in a browser (src/components/clean-text.ts), without a DOM. */
export const cleanText: CleanText = (html, tableBox) => {
  const safe = sanitizeHtml(typedHtml(html), {
    allowedTags: [...textElements],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: withSafeTarget, img: withSources },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureAt(attribs['src'] ?? '') === null,
  });
  const attributes = Object.entries(tableBox).map(([name, value]) => ` ${name}="${value}"`);
  // Words and attributes have no `<` of their own here: it is written as `&lt;`.
  return safe.replaceAll('<table>', `<div${attributes.join('')}><table>`).replaceAll('</table>', '</table></div>');
};

function withSafeTarget(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (href === undefined) return { tagName, attribs: {} };
  return { tagName, attribs: { href, target: '_blank', rel: 'noopener noreferrer nofollow ugc' } };
}

function withSources(
  tagName: string,
  { src = '', alt = '', width, height }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const picture = pictureAt(src);
  if (!picture) return { tagName, attribs: {} };
  const size: sanitizeHtml.Attributes = width === undefined || height === undefined ? {} : { width, height };
  const sources = { srcset: pictureSources(picture), sizes: pictureSizes, loading: 'lazy' };
  return { tagName, attribs: { src, alt, ...size, ...sources } };
}
