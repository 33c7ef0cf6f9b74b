import { xmlText } from './xml.ts';

/** The looks of cells, by their place in the workbook's table of styles. */
export const looks = { plain: 0, head: 1, day: 2, moment: 3, link: 4, quoted: 5 } as const;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The number of the first format of our own; Excel has those below. */
const ownFormats = 164;

/** The looks of a workbook's cells. Those of amounts are made when their currency first appears. */
export function createFormats() {
  const currencies: string[] = [];

  return {
    /** The look of amounts in a currency. */
    ofCurrency: (currency: string): number => {
      const known = currencies.indexOf(currency);
      if (known >= 0) return looks.quoted + 1 + known;
      return looks.quoted + currencies.push(currency);
    },
    /** The part of the file that says how cells look: written last, when all currencies are known. */
    part: (): string => {
      const own = [
        'yyyy-mm-dd',
        'yyyy-mm-dd hh:mm:ss',
        ...currencies.map((code) => `#,##0.00 "${code.replace(/[^A-Z]/g, '')}"`),
      ];
      const formats = own.map((code, at) => `<numFmt numFmtId="${ownFormats + at}" formatCode="${xmlText(code)}"/>`);
      const look = (numFmtId: number, rest = '') =>
        `<xf numFmtId="${numFmtId}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${rest}/>`;
      const cells = [
        look(0),
        '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
        look(ownFormats),
        look(ownFormats + 1),
        '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
        // Excel takes a text that begins like a formula for a text, also after it has been edited.
        look(0, ' quotePrefix="1"'),
        ...currencies.map((_, at) => look(ownFormats + 2 + at)),
      ];
      return [
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${main}">`,
        `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
        '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font>',
        '<font><b/><sz val="11"/><name val="Calibri"/></font>',
        '<font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts>',
        '<fills count="2"><fill><patternFill patternType="none"/></fill>',
        '<fill><patternFill patternType="gray125"/></fill></fills>',
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
      ].join('');
    },
  };
}
export type Formats = ReturnType<typeof createFormats>;
