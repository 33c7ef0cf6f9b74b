import { useState } from 'react';

import { paths } from '#contract/kit/paths.ts';
import type { Mailing } from '#contract/newsletter-mailings.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { BackLink } from '#src/components/back-link.tsx';
import { Button } from '#src/components/button.tsx';
import { EditConflict } from '#src/components/edit-conflict.tsx';
import { SaveBar } from '#src/components/save-bar.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { DraftActions } from './draft-actions.tsx';
import own from './mailing-editor.module.css';
import { MailingFields } from './mailing-fields.tsx';
import { MailingPreview } from './mailing-preview.tsx';
import { MailingStateBadge } from './mailing-state.tsx';
import { type MailingEditorState, useMailingEditor } from './use-mailing-editor.ts';

/** The form of a draft, and how it will look. */
export function MailingEditor({ mailing }: { mailing?: Mailing }) {
  const editor = useMailingEditor(mailing);
  const { saved, form, draft, hasConflict } = editor;
  const tab = useState(0);
  return (
    <div className={styles.page}>
      <BackLink to={paths.adminMailings}>All mailings</BackLink>
      <AdminHead
        title={saved?.subject ?? 'New mailing'}
        about={
          <p className={styles.about}>
            <MailingStateBadge state="draft" />
          </p>
        }
      >
        {saved && <DraftActions mailing={saved} isChanged={draft.isSaved} />}
      </AdminHead>
      {hasConflict && (
        <EditConflict noun="mailing" isBusy={editor.isBusy} onResolve={(whose) => void editor.resolve(whose)} />
      )}
      <form noValidate aria-label="Mailing" className={own.form} onSubmit={editor.save}>
        <Tabs
          label="Mailing"
          state={tab}
          tabs={[
            {
              name: 'Write',
              content: (
                <div className={own.fields}>
                  <MailingFields control={form.control} />
                </div>
              ),
            },
            {
              name: 'Preview',
              isLazy: true,
              content: saved ? (
                <>
                  {draft.isSaved && (
                    <p className={own.note}>This is the draft as it was saved. Save it to see your changes.</p>
                  )}
                  <MailingPreview mailing={saved} />
                </>
              ) : (
                <p className={own.note}>Save the draft to see how it will look.</p>
              ),
            },
          ]}
        />
        {(tab[0] === 0 || draft.isSaved) && <Bar editor={editor} />}
      </form>
    </div>
  );
}

function Bar({ editor: { isBusy, form, draft } }: { editor: MailingEditorState }) {
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <SaveBar hasErrors={hasErrors} isKept={draft.isSaved} onDiscard={() => draft.discard()}>
      <Button type="submit" kind="primary" disabled={isBusy}>
        Save draft
      </Button>
    </SaveBar>
  );
}
