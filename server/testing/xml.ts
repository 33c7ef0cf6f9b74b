import { createRequire } from 'node:module';

/** What tests read of an XML document. */
export interface XmlNode {
  textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): XmlNode | null;
  querySelectorAll(selector: string): Iterable<XmlNode>;
}

interface Parser {
  JSDOM: new (xml: string, options: { contentType: 'application/xml' }) => { window: { document: XmlNode } };
}

// The package has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Parser;

/** Parses XML. Throws where it is not well-formed. */
export function parseXml(xml: string): XmlNode {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}
