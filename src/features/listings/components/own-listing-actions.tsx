import { useState } from 'react';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { deleteDraft, type OwnListing } from '#contract/listings-own.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Row } from '#src/components/row.tsx';
import { discardChangesOf, useChangesOf } from '#src/features/outbox/index.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';
import { type LifeStep, useDeleteDraft } from '../own-api.ts';
import { useLifeSteps } from '../use-life-step.ts';
import styles from './own-listing-actions.module.css';

/** The actions of an owner on a listing in its state. */
export function OwnListingActions({ listing }: { listing: OwnListing }) {
  const { id, title, status, closedBy, expiresAt } = listing;
  const { take, isPending } = useLifeSteps();
  if (status === 'draft') return <DraftActions id={id} title={title} />;
  const isInTerm = expiresAt !== null && Date.parse(expiresAt) > Date.now();
  const steps: [LifeStep, string][] =
    closedBy === 'admin'
      ? []
      : {
          published: [
            ['renew', 'Renew'],
            ['close', 'Close'],
          ] satisfies [LifeStep, string][],
          closed: [isInTerm ? ['reopen', 'Publish again'] : ['renew', 'Renew']] satisfies [LifeStep, string][],
          expired: [['renew', 'Renew']] satisfies [LifeStep, string][],
        }[status];
  return (
    <Row gap={8} align="center">
      <ButtonLink to={pathTo(paths.listingEdit, { id })} kind="secondary">
        Edit<span className="visually-hidden"> {title}</span>
      </ButtonLink>
      {steps.map(([step, label]) => (
        <Button key={step} kind="quiet" disabled={isPending} onClick={() => take(id, step)}>
          {label}
          <span className="visually-hidden"> {title}</span>
        </Button>
      ))}
    </Row>
  );
}

/** The deletion of a draft cannot be undone, so it is confirmed first. */
function DraftActions({ id, title }: { id: number; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const record = `draft/${id}`;
  const deletion = useChangesOf(record).find(({ endpoint }) => endpoint === deleteDraft.name);
  const { mutate, isPending } = useDeleteDraft();
  const name = title || 'untitled draft';
  const remove = () =>
    mutate(
      { id, title },
      {
        onSuccess: () => toast({ title: 'Draft deleted' }),
        onError(error) {
          if (error instanceof Waiting) setAsking(false);
          else toastFailure('The draft could not be deleted', error);
        },
      },
    );
  if (deletion) {
    return (
      <Row gap={8} align="center">
        <span className={styles.question}>{deletion.refusal ? 'Not deleted' : 'Will be deleted'}</span>
        <Button kind="quiet" onClick={() => void discardChangesOf(record, deleteDraft.name)}>
          Keep<span className="visually-hidden"> {name}</span>
        </Button>
      </Row>
    );
  }
  if (isAsking) {
    return (
      <Row role="group" aria-label={`Delete ${name}?`} gap={8} align="center">
        <span className={styles.question}>Delete for good?</span>
        <Button isDanger disabled={isPending} autoFocus onClick={remove}>
          Delete
        </Button>
        <Button kind="quiet" onClick={() => setAsking(false)}>
          Keep
        </Button>
      </Row>
    );
  }
  return (
    <Row gap={8} align="center">
      <ButtonLink to={pathTo(paths.listingEdit, { id })} kind="secondary">
        Continue<span className="visually-hidden"> {name}</span>
      </ButtonLink>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Delete<span className="visually-hidden"> {name}</span>
      </Button>
    </Row>
  );
}
