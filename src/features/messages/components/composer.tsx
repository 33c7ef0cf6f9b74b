import { SendOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { type Attachment, attachment } from '#contract/attachments.ts';
import { messageMax, type Peer, type Writing } from '#contract/messages.ts';
import { Button } from '#src/components/button.tsx';
import { TextArea } from '#src/components/text-area.tsx';
import { AttachButton, UploadList, useUploads } from '#src/features/attachments/index.ts';
import { valuesOf, WithTemplates } from '#src/features/templates/index.ts';
import { useDropZone } from '#src/hooks/use-drop-zone.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { Written } from '../use-outbox.ts';
import styles from './composer.module.css';
import { WritingRefused } from './writing-refused.tsx';

interface ComposerProps {
  /** The key of the draft, see `placeOf`. */
  place: string;
  writing: Writing;
  peer: Peer;
  /** Title of the record that the last enquiry is about. */
  record?: string | undefined;
  onSend: (written: Written) => void;
  /** The user has changed the text, and there is one. */
  onTyping?: () => void;
}

const draftSchema = z.object({ body: z.string().max(20_000).catch(''), attachments: z.array(attachment).catch([]) });
const nothing: { body: string; attachments: Attachment[] } = { body: '', attachments: [] };

/** The field for a new message. Enter sends, Shift+Enter starts a new line. */
export function Composer({ place, writing, peer, record, onSend, onTyping }: ComposerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const form = useForm({ defaultValues: nothing });
  const files = useUploads(form.watch('attachments'), (next) =>
    form.setValue('attachments', next, { shouldDirty: true }),
  );
  const zone = useDropZone(files.add);
  const draft = useFormDraft(form, `message:${place}`, {
    schema: draftSchema,
    isBlank: ({ body, attachments }) => body.trim() === '' && attachments.length === 0,
  });
  useFocus(box, writing === 'open');
  if (writing !== 'open') return <WritingRefused writing={writing} peer={peer} />;

  const send = () => {
    const { body: typed, attachments } = form.getValues();
    const body = typed.trim();
    if (body === '' || body.length > messageMax || files.isBusy) return;
    draft.discard();
    onSend({ body, attachments });
  };
  return (
    <form
      {...zone}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {files.attached.length + files.uploads.length > 0 && (
        <div className={styles.files}>
          <UploadList files={files} />
        </div>
      )}
      <WithTemplates
        values={valuesOf(peer.name, record)}
        onChange={(body) => form.setValue('body', body, { shouldDirty: true })}
      >
        <div ref={box} className={styles.box}>
          <Controller
            name="body"
            control={form.control}
            render={({ field }) => {
              const over = field.value.trim().length - messageMax;
              return (
                <>
                  <TextArea
                    {...field}
                    id={id}
                    size="large"
                    rows={2}
                    className={styles.text}
                    placeholder={`Write to ${peer.name}`}
                    aria-label={`Message to ${peer.name}`}
                    aria-describedby={`${id}-hint`}
                    aria-invalid={over > 0}
                    onChange={(event) => {
                      field.onChange(event);
                      if (event.target.value.trim() !== '') onTyping?.();
                    }}
                    onKeyDown={(event) => {
                      // While an input method composes a word, Enter belongs to it.
                      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                      event.preventDefault();
                      send();
                    }}
                  />
                  <AttachButton isCompact onFiles={files.add} />
                  <Button
                    kind="primary"
                    size="large"
                    type="submit"
                    icon={<SendOutlined aria-hidden="true" />}
                    aria-label="Send"
                    disabled={field.value.trim() === '' || over > 0 || files.isBusy}
                  />
                  <p id={`${id}-hint`} className={styles.hint}>
                    {over > 0 ? (
                      <span role="alert" className={styles.over}>
                        {formatNumber(over)} characters too many
                      </span>
                    ) : files.attached.length > 0 && field.value.trim() === '' ? (
                      'Write a line to go with the files'
                    ) : (
                      'Enter sends, Shift + Enter starts a new line'
                    )}
                  </p>
                </>
              );
            }}
          />
        </div>
      </WithTemplates>
    </form>
  );
}

/** Focuses the field if there is a physical keyboard; on a phone the keyboard must not open. */
function useFocus(box: { current: HTMLElement | null }, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !matchMedia('(min-width: 900px) and (pointer: fine)').matches) return;
    // After the layout, which moves the focus on a new page.
    const frame = requestAnimationFrame(() => box.current?.querySelector('textarea')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [box, isOpen]);
}
