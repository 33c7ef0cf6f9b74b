import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';

import { type ExportFormat, exportFormats } from '#contract/kit/exports.ts';
import { useAsked } from '#src/hooks/use-asked.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { saveBlob } from '#src/lib/save-file.ts';
import { toast } from '#src/stores/toasts.ts';
import { type ButtonLook, buttonClass } from './button.tsx';
import { MenuButton } from './menu-button.tsx';

interface ExportMenuProps extends Pick<ButtonLook, 'size'> {
  /** The accessible name, where several tables are exported on one page. */
  label?: string;
  /** Fetches the file. */
  fetch: (format: ExportFormat) => Promise<{ name: string; blob: Blob }>;
}

const formats = choicesOf({ csv: exportFormats.csv.label, xlsx: exportFormats.xlsx.label });

/** Saves a table of the server's as a CSV or Excel file. */
export function ExportMenu({ fetch, label, size = 'medium' }: ExportMenuProps) {
  const download = useMutation({
    mutationFn: fetch,
    onSuccess({ name, blob }) {
      saveBlob(name, blob);
      toast({ title: 'The file is in your downloads', description: name });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'The file could not be made', description: refusalOf(error) }),
  });
  // The button stays where it is, with the focus, while the file is made.
  const save = (format: ExportFormat) => !download.isPending && download.mutate(format);
  useAsked('export-csv', () => save('csv'));
  useAsked('export-xlsx', () => save('xlsx'));
  return (
    <MenuButton
      label={label}
      className={buttonClass({ size })}
      items={formats.map(({ value, label }) => ({
        key: value,
        label,
        onSelect: () => save(value),
      }))}
    >
      <DownloadOutlined aria-hidden="true" /> {download.isPending ? 'Exporting...' : 'Export'}
    </MenuButton>
  );
}
