import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';

import { exportQuestion } from '#contract/deep-research-questions.ts';
import { Button } from '#src/components/button.tsx';
import { callForFile } from '#src/lib/api-client.ts';
import { saveBlob } from '#src/lib/save-file.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';

/** Saves a question with its answers and sources as a Markdown file. */
export function ExportQuestion({ id }: { id: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(exportQuestion, { params: { id: String(id) } }),
    onSuccess({ name, blob }) {
      saveBlob(name, blob);
      toast({ title: 'The file is in your downloads', description: name });
    },
    onError: (error) => toastFailure('The file could not be made', error),
  });
  return (
    <Button size="small" icon={<DownloadOutlined aria-hidden="true" />} isLoading={isPending} onClick={() => mutate()}>
      Save as Markdown
    </Button>
  );
}
