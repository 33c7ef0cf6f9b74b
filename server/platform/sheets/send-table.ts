import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

import { type ExportFormat, exportFormats } from '#contract/kit/exports.ts';
import { isCallerGone, oneByOne } from '#server/platform/http/one-by-one.ts';
import { csvText } from './csv-text.ts';
import type { FileTable } from './table.ts';
import { workbook } from './xlsx/workbook.ts';

/**
 * Sends a table as a file, batch by batch, so that a large one is never held in memory. A failure on the way cuts the
 * connection, so that nobody takes half a file for a whole one. Resolves when the file is sent or the caller is gone.
 */
export async function sendTable<Row>(res: Response, format: ExportFormat, table: FileTable<Row>): Promise<void> {
  const { type } = exportFormats[format];
  res
    .attachment(`${table.filename}.${format}`)
    .type(format === 'csv' ? `${type}; charset=utf-8` : type)
    .set('Cache-Control', 'no-store');
  const file = format === 'csv' ? oneByOne(csvText(table)) : workbook(table);
  try {
    await pipeline(file, res);
  } catch (error) {
    if (!isCallerGone(error)) throw error;
  }
}
