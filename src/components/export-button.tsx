import type { z } from 'zod';

import type { ExportEndpoint } from '#contract/kit/exports.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { SaveFileButton } from './save-file-button.tsx';

interface ExportButtonProps<E extends ExportEndpoint> {
  endpoint: E;
  /** The table's current filters: the file has the same rows. */
  filters: z.input<E['body']>['filters'];
}

/** Saves the filtered table as a CSV file. */
export function ExportButton<E extends ExportEndpoint>({ endpoint, filters }: ExportButtonProps<E>) {
  return <SaveFileButton size="large" fetch={() => callForFile(endpoint, { filters })} />;
}
