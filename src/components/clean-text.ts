import { pictureAt, pictureSizes, pictureSources } from '#contract/kit/picture-addresses.ts';
import type { CleanText } from '#contract/kit/rendered-page.ts';
import { textElements, typedHtml } from '#contract/kit/typed-text.ts';
import { parseSafely } from './safe-parser.ts';

/** Texts are cleaned by `cleaner` from now on: by the server's own, which needs no DOM (src/boot/render-page.tsx). */
export function cleanTextsWith(cleaner: CleanText): void {
  clean = cleaner;
}

/** Cleans a text in this browser, or as the server has said. */
export const cleanText: CleanText = (html, tableBox) => clean(html, tableBox);

let clean: CleanText = (html, tableBox) => {
  // Text formatting, tables, links and stored pictures only; nothing else that loads, runs, styles or takes input.
  const text = parseSafely(typedHtml(html), {
    elements: textElements,
    attributes: ['href', 'src', 'alt', 'width', 'height'],
  });
  for (const picture of text.querySelectorAll('img')) fitPicture(picture);
  for (const link of text.querySelectorAll('a')) openElsewhere(link);
  for (const table of text.querySelectorAll('table')) putInBox(table, tableBox);
  const page = document.createElement('div');
  page.append(...text.childNodes);
  return page.innerHTML;
};

/** Stored pictures come in the width that fits; others go, before anything asks their address. */
function fitPicture(picture: HTMLImageElement): void {
  const stored = pictureAt(picture.getAttribute('src') ?? '');
  if (stored === null) return picture.remove();
  picture.setAttribute('srcset', pictureSources(stored));
  picture.setAttribute('sizes', pictureSizes);
  picture.setAttribute('loading', 'lazy');
}

function openElsewhere(link: HTMLAnchorElement): void {
  if (!/^(?:https?:|mailto:)/i.test(link.getAttribute('href')?.trim() ?? '')) return link.removeAttribute('href');
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow ugc');
}

/**
 * The boxes are elements, not words put into the HTML: many browsers write the `<table>` of an address as it is, and a box
 * would end the attribute.
 */
function putInBox(table: HTMLTableElement, attributes: Readonly<Record<string, string>>): void {
  const box = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  table.replaceWith(box);
  box.append(table);
}
