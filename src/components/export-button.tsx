import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ExportEndpoint } from '#contract/kit/exports.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { saveBlob } from '#src/lib/save-file.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from './button.tsx';

interface ExportButtonProps<E extends ExportEndpoint> {
  endpoint: E;
  /** The table's current filters: the file has the same rows. */
  filters: z.input<E['body']>['filters'];
}

/** Saves the filtered table as a CSV file. */
export function ExportButton<E extends ExportEndpoint>({ endpoint, filters }: ExportButtonProps<E>) {
  const download = useMutation({
    mutationFn: () => callForFile(endpoint, { filters }),
    onSuccess({ name, blob }) {
      saveBlob(name, blob);
      toast({ title: 'The file is in your downloads', description: name });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'The file could not be made', description: refusalOf(error) }),
  });
  return (
    <Button size="large" icon={<DownloadOutlined />} disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
