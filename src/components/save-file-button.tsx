import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';

import { refusalOf } from '#src/lib/api-error.ts';
import { saveBlob } from '#src/lib/save-file.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button, type ButtonLook } from './button.tsx';

interface SaveFileButtonProps extends Pick<ButtonLook, 'size'> {
  /** Fetches the file. */
  fetch: () => Promise<{ name: string; blob: Blob }>;
}

/** Saves a table of the server's as a CSV file. */
export function SaveFileButton({ fetch, size = 'medium' }: SaveFileButtonProps) {
  const download = useMutation({
    mutationFn: fetch,
    onSuccess({ name, blob }) {
      saveBlob(name, blob);
      toast({ title: 'The file is in your downloads', description: name });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'The file could not be made', description: refusalOf(error) }),
  });
  return (
    <Button size={size} icon={<DownloadOutlined />} disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
