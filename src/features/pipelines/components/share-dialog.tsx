import type { CallResult } from '#contract/kit/endpoint.ts';
import { type getPipeline, type PipelineAccess, pipelineAccesses } from '#contract/pipelines.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useEndSharing, useShare } from '../api.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './share-dialog.module.css';

export type SharedPipeline = CallResult<typeof getPipeline>;

/** The people a pipeline is shared with, what each may do, and a form for one more. */
export function ShareDialog({ pipeline, onClose }: { pipeline: SharedPipeline; onClose: () => void }) {
  const share = useShare(pipeline);
  const end = useEndSharing(pipeline);
  const onError = (error: unknown) => showRefusalAs('The pipeline was not changed', error);
  return (
    <Dialog title={`Share “${pipeline.name}”`} onClose={onClose}>
      {pipeline.sharedWith.length > 0 && (
        <ul className={styles.people} aria-label="Shared with">
          {pipeline.sharedWith.map(({ member, access }) => (
            <li key={member.id} className={styles.person}>
              <span className={styles.name}>
                <MemberLink member={member} />
              </span>
              <FilterSelect<PipelineAccess>
                label={`What ${member.name} may do`}
                isCompact
                value={access}
                choices={choicesOf(pipelineAccesses)}
                onChange={(next) => next !== '' && share.mutate({ memberId: member.id, access: next }, { onError })}
              />
              <Button size="small" disabled={end.isPending} onClick={() => end.mutate(member.id, { onError })}>
                Remove<span className="visually-hidden"> {member.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <InviteForm pipeline={pipeline} />
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
