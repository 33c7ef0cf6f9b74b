/** @deprecated Import from `#server/rich-text/rich-text.ts`. */
export { excerptOf, toPlainText, toSafeHtml } from '#server/rich-text/rich-text.ts';
