import type { ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';
import type { ContentStanding, ContentState } from '#contract/content.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { NewTabButton } from '#src/components/new-tab-button.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import styles from './editor-frame.module.css';
import { StandingBadge } from './standing-badge.tsx';
import type { EditionHead } from './use-content-editor.ts';

interface EditorFrameProps {
  noun: string;
  /** Path of the list. */
  path: string;
  edition: EditionHead | null;
  /** Whether the date that was entered is still to come. */
  isToCome: boolean;
  editor: {
    isStale: boolean;
    isDirty: boolean;
    isSaving: boolean;
    blocker: Blocker;
    submit: (state: ContentState) => void;
    overwrite: (state: ContentState) => void;
  };
  isKept: boolean;
  onDiscard: () => void;
  fields: ReactNode;
  preview: ReactNode;
}

/** The frame of every editor: state, buttons, preview, and the question before leaving. */
export function EditorFrame(props: EditorFrameProps) {
  const { noun, path, edition, isToCome, editor, isKept, onDiscard, fields, preview } = props;
  const { isStale, isDirty, isSaving, blocker, submit, overwrite } = editor;
  const title = edition ? `Edit ${noun}` : `New ${noun}`;
  usePageTitle(`${title} | Admin`);
  const { save, other } = stepsOf(edition?.standing ?? 'draft', isToCome);
  return (
    <>
      <header className={styles.head}>
        <BackLink to={path}>{`All ${noun}s`}</BackLink>
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          <StandingBadge standing={edition?.standing ?? 'draft'} />
          {edition?.standing === 'published' && (
            <ButtonLink to={edition.path} kind="secondary" className={styles.view}>
              View page
            </ButtonLink>
          )}
        </div>
      </header>
      {isStale && edition && (
        <div role="alert" className={styles.stale}>
          <p>
            Someone else has changed this {noun} since you opened it. What you typed is still here and has not been
            saved.
          </p>
          <div className={styles.steps}>
            <NewTabButton href={`${path}/${edition.id}`}>Open theirs in a new tab</NewTabButton>
            <Button isDanger disabled={isSaving} onClick={() => overwrite(save.state)}>
              Save mine instead
            </Button>
          </div>
        </div>
      )}
      <form
        noValidate
        className={styles.form}
        // Only its buttons confirm: a stray key press must not publish anything.
        onSubmit={(event) => event.preventDefault()}
      >
        <Tabs
          label="Editor"
          tabs={[
            {
              name: 'Write',
              content: (
                <>
                  {/* Above the headings of the text that is written. */}
                  <h2 className="visually-hidden">Write</h2>
                  {fields}
                </>
              ),
            },
            // `inert`: the preview's links do not work, and its headings do not belong to this page.
            { name: 'Preview', content: <div inert>{preview}</div> },
          ]}
        />
        <div className={styles.bar}>
          <p role="status" className={styles.kept}>
            {isSaving ? 'Saving...' : isDirty ? (isKept ? 'Not saved, but kept in this browser' : 'Not saved') : ''}
            {isDirty && !isSaving && (
              <Button kind="link" size="small" onClick={onDiscard}>
                Discard
              </Button>
            )}
          </p>
          <div className={styles.steps}>
            {other && (
              <Button size="large" disabled={isSaving} onClick={() => submit(other.state)}>
                {other.label}
              </Button>
            )}
            <Button size="large" kind="primary" disabled={isSaving} onClick={() => submit(save.state)}>
              {save.label}
            </Button>
          </div>
        </div>
      </form>
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title="Leave without saving?"
        text="Your changes are not saved. This browser keeps them until you come back to this page."
        submit="Leave"
        keep="Stay"
        onSubmit={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </>
  );
}

interface Step {
  label: string;
  state: ContentState;
}

/** The main action and the other possible one. */
function stepsOf(standing: ContentStanding, isToCome: boolean): { save: Step; other?: Step } {
  const publish = { label: isToCome ? 'Schedule' : 'Publish', state: 'published' } as const;
  if (standing === 'draft') return { save: publish, other: { label: 'Save draft', state: 'draft' } };
  if (standing === 'hidden') {
    return { save: { label: 'Save changes', state: 'hidden' }, other: { label: 'Show again', state: 'published' } };
  }
  return { save: { label: 'Save changes', state: 'published' }, other: { label: 'Back to draft', state: 'draft' } };
}
