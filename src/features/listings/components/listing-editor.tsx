import { type ReactNode, useRef } from 'react';

import { useCurrentUser } from '#src/features/accounts/index.ts';
import type { FormDraft } from '#src/hooks/use-form-draft.ts';
import { toast } from '#src/stores/toasts.ts';
import type { ListingForm, ListingFormValues } from '../listing-form.ts';
import { DraftStatus } from './draft-status.tsx';
import styles from './listing-editor.module.css';
import { ListingPreview } from './listing-preview.tsx';

interface ListingEditorProps {
  form: ListingForm;
  local: FormDraft<ListingFormValues>;
  /** The form itself. */
  children: ReactNode;
}

/** The form of a listing with its preview and the state of its draft in this browser. */
export function ListingEditor({ form, local, children }: ListingEditorProps) {
  const { user } = useCurrentUser();
  const content = useRef<HTMLDivElement>(null);
  const discard = () => {
    const values = local.discard();
    content.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
    toast({ title: 'Draft discarded', action: { label: 'Undo', onSelect: () => local.restore(values) } });
  };
  return (
    <div ref={content} className={styles.content}>
      <div className={styles.columns}>
        {children}
        <aside className={styles.aside} aria-label="Draft and preview">
          <div className={styles.preview}>
            <ListingPreview control={form.control} isFeatured={user?.membershipTier === 'professional'} />
          </div>
          <DraftStatus isSaved={local.isSaved} onDiscard={discard} />
        </aside>
      </div>
    </div>
  );
}
