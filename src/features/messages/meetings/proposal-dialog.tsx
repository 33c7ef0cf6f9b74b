import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { type Meeting, meetingBounds } from '#contract/messages-meetings.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { FieldRow } from '#src/components/form-card.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { SearchChoiceField } from '#src/components/search-choice-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { zoneChoices } from '#src/lib/time-zones.ts';
import { useProposeMeeting } from './api.ts';
import styles from './proposal-dialog.module.css';
import { emptyProposal, nextTime, type ProposalForm, proposalResolver, proposalSchema } from './proposal-form.ts';

interface ProposalDialogProps {
  userId: number;
  conversationId: string;
  /** The name of the other member. */
  peer: string;
  /** The meeting that other times are proposed for. */
  insteadOf: Meeting | null;
  onClose: () => void;
}

/** The form for a meeting: up to five times, with length, place and a note. What is typed stays until it is sent. */
export function ProposalDialog({ userId, conversationId, peer, insteadOf, onClose }: ProposalDialogProps) {
  const errorId = useId();
  const empty = emptyProposal(insteadOf);
  // A second try after a lost answer is the same proposal.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({ resolver: proposalResolver, defaultValues: empty });
  const draft = useFormDraft(form, `meeting:${userId}:${conversationId}:${insteadOf?.id ?? 'new'}`, {
    schema: proposalSchema,
    isBlank: ({ times, note }) => note.trim() === '' && times.every((at) => at === ''),
  });
  const times = useWatch({ control: form.control, name: 'times' });
  const { mutate, isPending } = useProposeMeeting(conversationId);
  const setTimes = (next: string[]) => form.setValue('times', next, { shouldDirty: true });
  const problem = form.formState.errors.times?.message;
  const submit = form.handleSubmit((body) => {
    if (isPending) return;
    mutate(
      { ...body, key, ...(insteadOf && { insteadOf: insteadOf.id }) },
      {
        onSuccess() {
          draft.clear();
          onClose();
        },
        onError(error) {
          const found = error instanceof ApiError ? Object.entries(error.body?.fields ?? {}) : [];
          for (const [path, message] of found) form.setError(path as FieldPath<ProposalForm>, { message });
          if (found.length === 0) showRefusalAs('The proposal was not sent', error);
        },
      },
    );
  });
  return (
    <Dialog title={insteadOf ? 'Propose other times' : 'Propose a meeting'} width={560} onClose={onClose}>
      <DialogForm label={`Meeting with ${peer}`} onSubmit={(event) => void submit(event)}>
        <div className={styles.times} role="group" aria-label="Times" aria-describedby={problem && errorId}>
          {times.map((_time, index) => (
            // Rows have no identity of their own: their values are in the form.
            // biome-ignore lint/suspicious/noArrayIndexKey: the index names the field
            <div key={index} className={styles.time}>
              <TextField
                control={form.control}
                name={`times.${index}`}
                label={times.length > 1 ? `Time ${index + 1}` : 'Time'}
                type="datetime-local"
              />
              {times.length > 1 && (
                <IconButton
                  label={`Remove time ${index + 1}`}
                  className={styles.remove}
                  onClick={() => setTimes(times.filter((_each, at) => at !== index))}
                >
                  <CloseOutlined aria-hidden="true" />
                </IconButton>
              )}
            </div>
          ))}
          {problem && (
            <p id={errorId} role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          {times.length < meetingBounds.times && (
            <div>
              <Button
                kind="dashed"
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => setTimes([...times, nextTime(times.at(-1))])}
              >
                Add a time
              </Button>
            </div>
          )}
        </div>
        <FieldRow>
          <SearchChoiceField
            control={form.control}
            name="timeZone"
            label="Time zone"
            choices={zoneChoices}
            placeholder="Select a zone"
          />
          <TextField control={form.control} name="minutes" label="Length in minutes" type="number" />
        </FieldRow>
        <TextField
          control={form.control}
          name="place"
          label="Place or link"
          isOptional
          max={meetingBounds.place}
          hint={`${peer} sees the times in their own time zone, too.`}
        />
        <TextField control={form.control} name="note" label="Note" rows={2} isOptional max={meetingBounds.note} />
        <FormActions submit="Send proposal" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
