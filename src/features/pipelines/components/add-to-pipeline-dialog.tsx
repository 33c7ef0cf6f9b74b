import { useQuery } from '@tanstack/react-query';

import { Button } from '#src/components/button.tsx';
import { Checkbox } from '#src/components/checkbox.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { WaitingMark } from '#src/features/outbox/index.ts';
import { NewForm } from '#src/features/sharing/index.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { type Carded, pipelinesQuery, useAddCard, useHolding, useRemoveCard, useWaitingCards } from '../api.ts';
import { pipelineKind } from '../kind.ts';
import { cardsIn } from '../words.ts';
import styles from './add-to-pipeline-dialog.module.css';

interface AddToPipelineDialogProps {
  record: Carded;
  /** The record's name. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The pipelines that the member may change, ticked where they have a card of the record, and a field for a new one. */
export function AddToPipelineDialog({ record, name, isOpen, onClose }: AddToPipelineDialogProps) {
  return (
    <Dialog title={`Add ${name} to a pipeline`} isOpen={isOpen} onClose={onClose}>
      <Choices record={record} name={name} />
      <DialogActions>
        <Button size="large" kind="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choices({ record, name: recordName }: { record: Carded; name: string }) {
  const { data, isError, isFetching, refetch } = useQuery(pipelinesQuery);
  const holding = useHolding(record);
  const add = useAddCard(record, recordName);
  const { isWaiting, takeBack } = useWaitingCards(record);
  const remove = useRemoveCard();
  const onError = (error: unknown) => showRefusalAs('The pipeline was not changed', error);
  if (!data || !holding.data) {
    if (isError || holding.isError) {
      return (
        <RetryPanel
          title="Your pipelines could not be loaded"
          isRetrying={isFetching || holding.isFetching}
          onRetry={() => void Promise.all([refetch(), holding.refetch()])}
        />
      );
    }
    return <RowsSkeleton />;
  }
  const cardOn = new Map(holding.data.cards.map((card) => [card.pipelineId, card]));
  const pipelines = data.items.filter(({ access }) => access !== 'view');
  return (
    <div className={styles.choices}>
      {pipelines.length > 0 && (
        <ul className={styles.boards} aria-label="Your pipelines">
          {pipelines.map(({ id, name, cards, owner }) => {
            const card = cardOn.get(id);
            const waits = !card && isWaiting(id);
            return (
              <li key={id}>
                <Checkbox
                  isChecked={card !== undefined || waits}
                  onChange={() => {
                    if (card) remove.mutate({ pipelineId: id, cardId: card.cardId, name: recordName }, { onError });
                    else if (waits) void takeBack(id);
                    else add.mutate(id, { onError });
                  }}
                >
                  {name}{' '}
                  <span className={styles.about}>
                    {card ? `in “${card.stage}”` : cardsIn(cards)}
                    {owner && `, of ${owner.name}`}
                  </span>{' '}
                  {waits && <WaitingMark />}
                </Checkbox>
              </li>
            );
          })}
        </ul>
      )}
      <NewForm kind={pipelineKind} onMade={({ id }) => add.mutate(id, { onError })} submit="Create and add" />
    </div>
  );
}
