import { paths } from '#contract/kit/paths.ts';
import type { AdminOffer } from '#contract/offers-admin.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { BackLink } from '#src/components/back-link.tsx';
import { Button } from '#src/components/button.tsx';
import { EditConflict } from '#src/components/edit-conflict.tsx';
import { SaveBar } from '#src/components/save-bar.tsx';
import { CodesSection } from './codes-section.tsx';
import { OfferActions } from './offer-actions.tsx';
import own from './offer-editor.module.css';
import { OfferFields } from './offer-fields.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { OfferStateBadge, RunningOut } from './offer-state.tsx';
import { type OfferEditor as Editor, useOfferEditor } from './use-offer-editor.ts';

/** The form of an offer in any state, its figures and its codes. */
export function OfferEditor({ offer }: { offer?: AdminOffer }) {
  const editor = useOfferEditor(offer);
  const { saved, form, draft, hasConflict, follow } = editor;
  // What was redeemed in the meantime: the refetched record has it.
  const now = offer && saved && offer.version >= saved.version ? offer : saved;
  return (
    <div className={styles.page}>
      <BackLink to={paths.adminOffers}>All offers</BackLink>
      <AdminHead
        title={saved?.title ?? 'New offer'}
        about={
          now && (
            <p className={styles.about}>
              <OfferStateBadge {...now} />
              <RunningOut {...now} />
              {now.state === 'draft' && 'Only admins see it.'}
            </p>
          )
        }
      >
        {saved && <OfferActions offer={saved} isLarge isChanged={draft.isSaved} onChanged={follow} />}
      </AdminHead>
      {now && now.state !== 'draft' && <OfferFigures offer={now} />}
      {now && now.codeKind !== 'none' && <CodesSection offer={now} onImported={follow} />}
      {hasConflict && (
        <EditConflict noun="offer" isBusy={editor.isBusy} onResolve={(whose) => void editor.resolve(whose)} />
      )}
      <form noValidate aria-label="Offer" className={own.form} onSubmit={editor.save}>
        <OfferFields control={form.control} />
        <Bar editor={editor} />
      </form>
    </div>
  );
}

function Bar({ editor: { saved, isBusy, form, draft } }: { editor: Editor }) {
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <SaveBar hasErrors={hasErrors} isKept={draft.isSaved} onDiscard={() => draft.discard()}>
      <Button type="submit" kind="primary" disabled={isBusy}>
        {!saved || saved.state === 'draft' ? 'Save draft' : 'Save changes'}
      </Button>
    </SaveBar>
  );
}
