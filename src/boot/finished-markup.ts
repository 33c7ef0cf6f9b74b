/** Within a tag: in the words of a page `>` is written as `&gt;`. */
const styled = / style="([^"]*)"(?=[^<>]*>)/g;

/** What the styles of our components are made of. Anything else is left out: it could end the rule, or load something. */
const plainStyle = /^[\w\s:;.,%#()+*/-]*$/;

/** Buttons and fields do nothing before the scripts run, so they are disabled until then: nothing typed can be lost. */
const enabled = /<(?:button|input|select|textarea)(?=[ >])(?![^<>]* disabled="")/g;

/** Text without them becomes bytes more than twice as fast. */
const beyondAscii = /[\u0080-\u{10ffff}]/gu;

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * Makes rendered markup what can stand in a page: without style attributes, which the content security policy of pages refuses,
 * and with controls disabled, in ASCII. Whole tags only.
 */
export function finishMarkup(markup: string): string {
  return markup
    .replaceAll(enabled, '$& disabled=""')
    .replaceAll(styled, (_, style: string) =>
      plainStyle.test(style) && !/url\(/i.test(style) ? ` data-style="${style}"` : '',
    )
    .replaceAll(beyondAscii, reference);
}

/** What a page needs for the markup that stands in it. */
export interface Needs {
  /** Styles that became rules (see `rulesOf`). */
  styles: Set<string>;
  /** The ids of the drawings that its icons show. */
  icons: Set<string>;
}

const need = / data-style="([^"]*)"(?=[^<>]*>)|<use href="#([\w-]+)"/g;

/** Adds what finished markup needs. */
export function addNeedsOf(html: string, { styles, icons }: Needs): void {
  for (const [, style, icon] of html.matchAll(need)) {
    if (icon !== undefined) icons.add(icon);
    else if (style !== undefined) styles.add(style);
  }
}

/**
 * The rules for elements that had these styles, as strong as attributes: no rule of a sheet has an id. Each is for other
 * elements, so their order is free.
 */
export function rulesOf(styles: ReadonlySet<string>): string {
  return Array.from(styles)
    .toSorted()
    .map((style) => `#root [data-style="${style}"]{${style}}`)
    .join('');
}
