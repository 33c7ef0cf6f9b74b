import { createRequire } from 'node:module';

/** What tests read of an XML or HTML document. */
export interface XmlNode {
  textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): XmlNode | null;
  querySelectorAll(selector: string): Iterable<XmlNode>;
}

interface Parser {
  JSDOM: new (text: string, options?: { contentType: 'application/xml' }) => { window: { document: XmlNode } };
}

// The package has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Parser;

/** Parses XML. Throws where it is not well-formed. */
export function parseXml(xml: string): XmlNode {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}

/** Parses HTML, as a browser does. Nothing of it runs or is loaded. */
export function parseHtml(html: string): XmlNode {
  return new JSDOM(html).window.document;
}
