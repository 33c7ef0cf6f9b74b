import { Button } from '#src/components/button.tsx';
import { Section } from '#src/components/section.tsx';
import { saveFile } from '#src/lib/save-file.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';
import { useExport } from '../api.ts';

/** Everything stored about the member, as a file. */
export function ExportSection() {
  const { mutate, isPending } = useExport();
  const save = () =>
    mutate(undefined, {
      onSuccess(data) {
        saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json');
        toast({ title: 'Your data is ready', description: 'The file is in your downloads.' });
      },
      onError: (error) => toastFailure('Your data could not be collected', error),
    });
  return (
    <Section
      title="Download your data"
      text="One JSON file with everything stored about you: account, profile, listings, messages you wrote, connections, registrations, requests and settings. It does not contain passwords, keys or data that belongs to others."
      action={
        <Button size="large" disabled={isPending} onClick={save}>
          {isPending ? 'Preparing...' : 'Download'}
        </Button>
      }
    />
  );
}
