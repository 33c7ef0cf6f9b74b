import type { SheetCell } from '../cell.ts';
import { cellXml, textXml } from './cell-xml.ts';
import { type Formats, looks } from './formats.ts';
import { columnName, xmlText } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Excel opens no sheet with more links. */
const mostLinks = 65_530;

/** The links of a sheet, which stand behind its rows and, with their addresses, in a part of their own. */
export function createLinks() {
  const links: { at: string; href: string }[] = [];
  return {
    /** Whether there was room for one more. */
    add: (at: string, href: string): boolean => links.length < mostLinks && links.push({ at, href }) > 0,
    inSheet: (): string =>
      links.length === 0
        ? ''
        : `<hyperlinks>${links.map(({ at }, index) => `<hyperlink ref="${at}" r:id="rId${index + 1}"/>`).join('')}</hyperlinks>`,
    part: (): string =>
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${packages}">${links
        .map(
          ({ href }, index) =>
            `<Relationship Id="rId${index + 1}" Type="${office}/hyperlink" Target="${xmlText(href)}" TargetMode="External"/>`,
        )
        .join('')}</Relationships>`,
  };
}
export type Links = ReturnType<typeof createLinks>;

interface Sheet {
  head: readonly string[];
  /** Pieces of the sheet, each with several rows. */
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
  /** The widths of the columns, in characters. */
  widths: readonly number[];
  formats: Formats;
  links: Links;
  isFirst?: boolean;
}

/** A sheet under a head that stays in sight, piece by piece. */
export async function* sheetXml({ head, batches, widths, formats, links, isFirst }: Sheet): AsyncGenerator<string> {
  const columns = head.map((_, index) => columnName(index));
  let row = 1;
  yield [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}" xmlns:r="${office}">`,
    `<sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths
      .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
      .join('')}</cols><sheetData>`,
    `<row r="1">${head.map((name, at) => textXml(name, `${columns[at]}1`, looks.head)).join('')}</row>`,
  ].join('');
  for await (const rows of batches) {
    yield rows
      .map((cells) => {
        row += 1;
        const written = cells.map((cell, at) => cellXml(cell, `${columns[at]}${row}`, { formats, linkTo: links.add }));
        return `<row r="${row}">${written.join('')}</row>`;
      })
      .join('');
  }
  yield `</sheetData>${isFirst ? `<autoFilter ref="A1:${columns.at(-1)}${row}"/>` : ''}${links.inSheet()}</worksheet>`;
}
