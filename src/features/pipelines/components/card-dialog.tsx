import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

import { type Card, cardBounds, changeCard } from '#contract/pipelines-cards.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf, Waiting } from '#src/lib/api-error.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useChangeCard, useRemoveCard } from '../api.ts';
import { nameOf } from '../words.ts';

const { nextStep, dueOn } = changeCard.body.shape;
const formSchema = z.object({ nextStep, dueOn: z.union([z.literal(''), dueOn.unwrap()]) });

/** The next step of a card and its day. A refusal stands under the field, with what was typed. */
export function CardDialog({ pipelineId, card, onClose }: { pipelineId: number; card: Card; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { nextStep: card.nextStep, dueOn: card.dueOn ?? '' },
  });
  const { mutate, isPending } = useChangeCard(pipelineId, card);
  const remove = useRemoveCard();
  const save = form.handleSubmit((input) =>
    mutate(
      { nextStep: input.nextStep, dueOn: input.dueOn === '' ? null : input.dueOn },
      {
        onSuccess: onClose,
        onError(error) {
          if (error instanceof Waiting) onClose();
          else form.setError('nextStep', { message: refusalOf(error) });
        },
      },
    ),
  );
  return (
    <Dialog title={card.title ?? 'No longer available'} onClose={onClose}>
      <DialogForm label={`Card of ${nameOf(card)}`} onSubmit={save}>
        <TextField
          control={form.control}
          name="nextStep"
          label="Next step"
          placeholder="Ask for the pilot’s figures"
          isOptional
          max={cardBounds.nextStep}
        />
        <TextField
          control={form.control}
          name="dueOn"
          label="Date"
          type="date"
          hint="You are reminded in the morning of this day."
          isOptional
        />
        <DialogActions>
          <Button
            size="large"
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(
                { pipelineId, cardId: card.id, name: nameOf(card) },
                {
                  onSuccess: onClose,
                  onError(error) {
                    showRefusalAs('The card was not taken off', error);
                    if (error instanceof Waiting) onClose();
                  },
                },
              )
            }
          >
            Take off the board
          </Button>
          <Button size="large" kind="primary" type="submit" isLoading={isPending}>
            Save
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
