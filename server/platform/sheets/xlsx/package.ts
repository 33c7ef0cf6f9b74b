import { workbookType } from '#contract/kit/endpoint.ts';
import { xmlText } from './xml.ts';

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const office = `${schemas}/officeDocument/2006/relationships`;

/** The name of a sheet: Excel takes no more than 31 characters, some not at all, and no apostrophe at either end. */
export function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31)
    .replace(/^'+|'+$/g, '')
    .trim();
  return name === '' || /^(history|source)$/i.test(name) ? 'Records' : name;
}

/** The parts that name the other parts, by their place in the file. */
export function packageParts(
  title: string,
  { exportedBy, at }: { exportedBy: string; at: Date },
): Record<string, string> {
  const relations = (rows: readonly (readonly [type: string, target: string])[]) =>
    `${start}<Relationships xmlns="${schemas}/package/2006/relationships">${rows
      .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  const kind = (part: string, type: string) => `<Override PartName="${part}" ContentType="${type}"/>`;
  const sheetType = workbookType.replace(/sheet$/, 'worksheet+xml');
  return {
    '[Content_Types].xml': [
      `${start}<Types xmlns="${schemas}/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      kind('/xl/workbook.xml', `${workbookType}.main+xml`),
      kind('/xl/worksheets/sheet1.xml', sheetType),
      kind('/xl/worksheets/sheet2.xml', sheetType),
      kind('/xl/styles.xml', workbookType.replace(/sheet$/, 'styles+xml')),
      kind('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
      '</Types>',
    ].join(''),
    '_rels/.rels': relations([
      [`${office}/officeDocument`, 'xl/workbook.xml'],
      [`${schemas}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': [
      `${start}<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties" `,
      'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ',
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
      `<dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(exportedBy)}</dc:creator>`,
      `<dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString()}</dcterms:created></cp:coreProperties>`,
    ].join(''),
    'xl/workbook.xml': [
      `${start}<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${office}">`,
      '<bookViews><workbookView/></bookViews>',
      `<sheets><sheet name="${xmlText(sheetName(title))}" sheetId="1" r:id="rId1"/>`,
      '<sheet name="Source" sheetId="2" r:id="rId2"/></sheets></workbook>',
    ].join(''),
    'xl/_rels/workbook.xml.rels': relations([
      [`${office}/worksheet`, 'worksheets/sheet1.xml'],
      [`${office}/worksheet`, 'worksheets/sheet2.xml'],
      [`${office}/styles`, 'styles.xml'],
    ]),
  };
}
