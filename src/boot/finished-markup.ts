/** Markup as it stands in a page, and what else the page needs for it. */
export interface FinishedMarkup {
  html: string;
  /** Styles that became rules (see `rulesOf`). */
  styles: ReadonlySet<string>;
  /** The ids of the drawings that its icons show. */
  icons: ReadonlySet<string>;
}

/** Within a tag: in the words of a page `>` is written as `&gt;`. */
const styled = / style="([^"]*)"(?=[^<>]*>)/g;

/** What the styles of our components are made of. Anything else is left out: it could end the rule, or load something. */
const plainStyle = /^[\w\s:;.,%#()+*/-]*$/;

/** Buttons and fields do nothing before the scripts run, so they are disabled until then: nothing typed can be lost. */
const enabled = /<(?:button|input|select|textarea)(?=[ >])(?![^<>]* disabled="")/g;

/** Text without them becomes bytes more than twice as fast, and a page has 200,000 characters. */
const beyondAscii = /[\u0080-\u{10ffff}]/gu;

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

const drawing = /<use href="#([\w-]+)"/g;

/**
 * Makes rendered markup what can stand in a page: without style attributes, which the content security policy of pages refuses,
 * and with controls disabled, in ASCII. Whole tags only.
 */
export function finishMarkup(markup: string): FinishedMarkup {
  const styles = new Set<string>();
  const html = markup.replaceAll(enabled, '$& disabled=""').replaceAll(styled, (_, style: string) => {
    if (!plainStyle.test(style) || /url\(/i.test(style)) return '';
    styles.add(style);
    return ` data-style="${style}"`;
  });
  return {
    html: html.replaceAll(beyondAscii, reference),
    styles,
    icons: new Set(Array.from(markup.matchAll(drawing), ([, id = '']) => id)),
  };
}

/** The rules for elements that had these styles, as strong as attributes: no rule of a sheet has an id. */
export function rulesOf(styles: ReadonlySet<string>): string {
  return Array.from(styles, (style) => `#root [data-style="${style}"]{${style}}`).join('');
}
