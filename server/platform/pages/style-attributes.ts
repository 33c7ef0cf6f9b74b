/** Markup whose style attributes have become rules. */
export interface StyledMarkup {
  markup: string;
  rules: string;
}

/** Within a tag: in the words of a page `>` is written as `&gt;`. */
const styled = / style="([^"]*)"(?=[^<>]*>)/g;

/** What the styles of our components are made of. Anything else is left out: it could end the rule, or load something. */
const plainStyle = /^[\w\s:;.,%#()+*/-]*$/;

/**
 * Turns style attributes, which the content security policy of pages refuses, into rules for a style element.
 * They are as strong as attributes: no rule of a sheet has an id. Equal styles share a rule.
 */
export function withoutStyleAttributes(html: string): StyledMarkup {
  const numbers = new Map<string, number>();
  const markup = html.replaceAll(styled, (_, style: string) => {
    if (!plainStyle.test(style) || /url\(/i.test(style)) return '';
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = Array.from(numbers, ([style, number]) => `#root [data-style="${number}"]{${style}}`);
  return { markup, rules: rules.join('') };
}
