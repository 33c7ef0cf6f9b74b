import { SnippetsOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillTemplate, type Placeholder } from '#contract/templates.ts';
import { Button } from '#src/components/button.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { onceAVisit } from '#src/lib/queries.ts';
import { templatesQuery } from './api.ts';
import { TemplateList } from './template-list.tsx';
import { useTemplateDialog } from './use-template-dialog.tsx';
import styles from './with-templates.module.css';

interface WithTemplatesProps {
  /** What the placeholders stand for here; the member's own name is known. */
  values: Partial<Record<Placeholder, string>>;
  /** Puts a text into the form's field. */
  onChange: (text: string) => void;
  /** One text area, with whatever stands around it. */
  children: ReactNode;
}

/** A text area with templates, for members; for visitors the text area alone. */
export function WithTemplates({ values, ...rest }: WithTemplatesProps) {
  const { user } = useCurrentUser();
  if (!user) return rest.children;
  return <OwnTemplates {...rest} values={{ ...values, 'my name': user.fullName ?? user.username }} />;
}

/**
 * A text area with the member's templates: a button, or "/" at the beginning of an empty line, opens the choice, and the
 * chosen text is put where the caret was. The text can be saved as a new template.
 */
function OwnTemplates({ values, onChange, children }: WithTemplatesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data: templates = [], isPending } = useQuery({ ...templatesQuery, ...onceAVisit });
  const { open: openDialog, dialog } = useTemplateDialog();
  // While it is not known yet whether there are any, "/" opens the choice, too.
  const mayChoose = isPending || templates.length > 0;

  useEffect(() => {
    const element = frame.current;
    if (!mayChoose || !element) return;
    const onKey = (event: KeyboardEvent) => {
      const field = event.target;
      if (event.key !== '/' || event.isComposing || !(field instanceof HTMLTextAreaElement)) return;
      if (!isOnEmptyLine(field)) return;
      event.preventDefault();
      setOpen(true);
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [mayChoose]);

  const field = () => frame.current?.querySelector('textarea') ?? null;
  const close = () => {
    setOpen(false);
    field()?.focus();
  };
  const insert = (text: string) => {
    const area = field();
    setOpen(false);
    if (!area) return;
    const { value, selectionStart, selectionEnd } = area;
    // Drawn at once: a text that is drawn later would move the caret to its end.
    flushSync(() => onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd)));
    const caret = selectionStart + text.length;
    area.focus();
    area.setSelectionRange(caret, caret);
  };
  const text = field()?.value.trim() ?? '';
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      <Button
        kind="quiet"
        size="small"
        className={styles.button}
        icon={<SnippetsOutlined aria-hidden="true" />}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Templates
      </Button>
      {isOpen && (
        <TemplateList
          templates={templates}
          isLoading={isPending}
          onChoose={(template) => insert(fillTemplate(template.text, values))}
          onSlash={() => insert('/')}
          onClose={close}
          onLeave={() => setOpen(false)}
          onSave={
            text === ''
              ? undefined
              : () => {
                  setOpen(false);
                  openDialog({ id: null, name: '', text });
                }
          }
        />
      )}
      {dialog}
    </div>
  );
}

/** Whether a "/" typed now would be the only character of its line. */
function isOnEmptyLine({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  return (before === '' || before.endsWith('\n')) && (after === '' || after.startsWith('\n'));
}
