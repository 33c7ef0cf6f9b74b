import type { z } from 'zod';

import type { ExportEndpoint } from '#contract/kit/exports.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { ExportMenu } from './export-menu.tsx';

interface ExportButtonProps<E extends ExportEndpoint> {
  endpoint: E;
  /** The table's current filters: the file has the same rows. */
  filters: z.input<E['body']>['filters'];
}

/** Saves the filtered table as a CSV or Excel file. */
export function ExportButton<E extends ExportEndpoint>({ endpoint, filters }: ExportButtonProps<E>) {
  return (
    <ExportMenu
      // Every export has the same body but for the filters, which are this endpoint's.
      fetch={(format) => callForFile<ExportEndpoint>(endpoint, { body: { filters, format } })}
    />
  );
}
