import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import { itemKinds, type ReportableKind } from '#contract/items.ts';
import { createReport, reportDetailsMax, reportReasons } from '#contract/moderation-reports.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { RadioGroup } from '#src/components/radio-group.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { call } from '#src/lib/api-client.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './report-dialog.module.css';

interface ReportDialogProps {
  kind: ReportableKind;
  id: number;
  isOpen: boolean;
  onClose: () => void;
}

type Report = z.input<typeof createReport.body>;
type ParsedReport = z.output<typeof createReport.body>;

/** A reason and an optional text. A failure keeps both. */
export function ReportDialog({ kind, id, isOpen, onClose }: ReportDialogProps) {
  const { control, handleSubmit, reset } = useForm<Report, unknown, ParsedReport>({
    resolver: zodResolver(createReport.body),
    defaultValues: { kind, id, details: '' },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ParsedReport) => call(createReport, { body }),
    onSuccess() {
      toast({ title: 'Report sent', description: 'Thank you. The team will look at it.' });
      reset();
      onClose();
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Your report could not be sent',
        description: 'Please try again in a moment.',
      }),
  });
  return (
    <Dialog title={`Report this ${itemKinds[kind]}`} isOpen={isOpen} onClose={onClose}>
      <DialogForm onSubmit={handleSubmit((body) => mutate(body))}>
        <Controller
          name="reason"
          control={control}
          render={({ field, fieldState }) => (
            <FormField label="What is wrong with it?" error={fieldState.error?.message}>
              {(tied) => (
                <RadioGroup
                  {...tied}
                  label="What is wrong with it?"
                  className={styles.reasons}
                  value={field.value}
                  onChange={field.onChange}
                  choices={choicesOf(reportReasons)}
                />
              )}
            </FormField>
          )}
        />
        <TextField control={control} name="details" label="Details" rows={4} max={reportDetailsMax} isOptional />
        <FormActions submit="Send report" busy="Sending..." isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
