import { useState } from 'react';
import { type Match, type TurnDownReason, turnDownReasons } from '#contract/matches.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { RadioGroup } from '#src/components/radio-group.tsx';
import { useRateMatch } from '../api.ts';
import styles from './turn-down-dialog.module.css';

interface TurnDownDialogProps {
  match: Match;
  isOpen: boolean;
  onClose: () => void;
  onTurnedDown: () => void;
}

const choices = (Object.keys(turnDownReasons) as TurnDownReason[]).map((value) => ({
  value,
  label: turnDownReasons[value],
}));

/** Asks why a match is not for the member; the reason may be left out. */
export function TurnDownDialog({ match, isOpen, onClose, onTurnedDown }: TurnDownDialogProps) {
  const [reason, setReason] = useState<TurnDownReason>();
  const { mutate, isPending } = useRateMatch(match);
  const submit = () =>
    mutate(
      { feedback: 'not-for-me', ...(reason && { reason }) },
      {
        onSuccess() {
          onClose();
          onTurnedDown();
        },
      },
    );
  return (
    <Dialog title="Not for me" isOpen={isOpen} onClose={onClose}>
      <DialogForm
        label="Not for me"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) submit();
        }}
      >
        <p>
          Why is <strong>{match.title}</strong> not for you? Your answer improves your matches. Nobody else sees it.
        </p>
        <FormField label="Reason" isOptional>
          {(tied) => (
            <RadioGroup
              {...tied}
              label="Reason"
              value={reason}
              choices={choices}
              className={styles.choices}
              onChange={setReason}
            />
          )}
        </FormField>
        <FormActions submit="Take it off the list" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
