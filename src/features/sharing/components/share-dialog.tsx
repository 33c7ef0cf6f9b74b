import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useChangeOf } from '../api.ts';
import type { Shared, SharedKind } from '../kind.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './share-dialog.module.css';

interface ShareDialogProps<Access extends string> {
  kind: SharedKind<Access>;
  shared: Shared<Access>;
  onClose: () => void;
}

/** The people it is shared with, what each may do, and a form for one more. */
export function ShareDialog<Access extends string>({ kind, shared, onClose }: ShareDialogProps<Access>) {
  const share = useChangeOf(kind.shownBy, ({ memberId, access }: { memberId: number; access: Access }) =>
    kind.share(shared.id, memberId, access),
  );
  const end = useChangeOf(kind.shownBy, (memberId: number) => kind.unshare(shared.id, memberId));
  const onError = (error: unknown) => showRefusalAs(`The ${kind.noun} was not changed`, error);
  return (
    <Dialog title={`Share “${shared.name}”`} onClose={onClose}>
      {shared.sharedWith.length > 0 && (
        <ul className={styles.people} aria-label="Shared with">
          {shared.sharedWith.map(({ member, access }) => (
            <li key={member.id} className={styles.person}>
              <span className={styles.name}>
                <MemberLink member={member} />
              </span>
              <FilterSelect<Access>
                label={`What ${member.name} may do`}
                isCompact
                value={access}
                choices={choicesOf(kind.accesses)}
                onChange={(next) => next !== '' && share.mutate({ memberId: member.id, access: next }, { onError })}
              />
              <Button size="small" disabled={end.isPending} onClick={() => end.mutate(member.id, { onError })}>
                Remove<span className="visually-hidden"> {member.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <InviteForm kind={kind} shared={shared} />
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
