import { FileImageOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';

import { pictureAddress, pictureAt, pictureFileAddress } from '#contract/kit/picture-addresses.ts';
import {
  deletePicture,
  type Picture,
  pictureBounds,
  pictureEndings,
  pictureWords,
  uploadPicture,
} from '#contract/pictures.ts';
import { useFileUploads } from '#src/hooks/use-file-uploads.ts';
import { call } from '#src/lib/api-client.ts';
import { uploadFile } from '#src/lib/upload-file.ts';
import { Button } from '../button.tsx';
import { acceptOf, FileButton } from '../file-button.tsx';
import { UploadRow } from '../upload-row.tsx';
import styles from './tool-form.module.css';
import { ToolForm } from './tool-form.tsx';

interface PictureFormProps {
  editor: Editor;
  /** A file that was dropped or pasted. */
  given: File | null;
  onClose: () => void;
}

/** The picture that is selected in the text, or a new one at the cursor. */
export function PictureForm({ editor, given, onClose }: PictureFormProps) {
  const selected = useEditorState({ editor, selector: ({ editor: current }) => selectedPicture(current) });
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return selected === null || given !== null ? (
    <NewPicture editor={editor} given={given} onClose={close} />
  ) : (
    <WordsOfPicture key={selected.src} editor={editor} src={selected.src} kept={selected.alt} onClose={close} />
  );
}

function selectedPicture(editor: Editor) {
  if (!editor.isActive('picture')) return null;
  const { src, alt } = editor.getAttributes('picture');
  return { src: String(src ?? ''), alt: String(alt ?? '') };
}

interface WordsProps extends Omit<PictureFormProps, 'given'> {
  src: string;
  kept: string;
}

function WordsOfPicture({ editor, src, kept, onClose }: WordsProps) {
  return (
    <PictureWords
      src={src}
      kept={kept}
      saveLabel="Save"
      onSave={(alt) => {
        editor.chain().updateAttributes('picture', { alt }).run();
        onClose();
      }}
      onClose={onClose}
    >
      <Button
        onClick={() => {
          editor.chain().deleteSelection().run();
          onClose();
        }}
      >
        Remove picture
      </Button>
    </PictureWords>
  );
}

function NewPicture({ editor, given, onClose }: PictureFormProps) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const uploads = useFileUploads<null, Picture>({
    maxBytes: pictureBounds.bytes,
    send: ({ file }, options) => uploadFile(uploadPicture, {}, file, options),
    onStored: setPicture,
  });
  const take = (files: File[]) => uploads.add(files, null, { room: 1, tooMany: 'Please add one picture at a time.' });
  const begun = useRef<File>(null);
  useEffect(() => {
    if (given === null || begun.current === given) return;
    begun.current = given;
    take([given]);
  });
  if (picture === null) {
    return (
      <div className={styles.form}>
        {uploads.uploads.length > 0 ? (
          <ul className={styles.uploads} aria-label="Pictures">
            {uploads.uploads.map((each) => (
              <UploadRow
                key={each.key}
                upload={each}
                icon={<FileImageOutlined aria-hidden="true" />}
                onDrop={() => uploads.drop(each.key)}
                onRetry={() => uploads.retry(each)}
              />
            ))}
          </ul>
        ) : (
          <>
            <FileButton
              label="Choose a picture"
              icon={<FileImageOutlined aria-hidden="true" />}
              accept={acceptOf(pictureEndings)}
              fieldLabel="Picture file"
              onFiles={take}
            />
            <p className={styles.hint}>{pictureWords}, up to 20 MB. You can also drop or paste it into the text.</p>
          </>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    );
  }
  const src = pictureFileAddress(picture.id, picture.width);
  return (
    <PictureWords
      src={src}
      kept=""
      saveLabel="Add picture"
      onSave={(alt) => {
        const attrs = { src, alt, width: String(picture.width), height: String(picture.height) };
        editor.chain().insertContent({ type: 'picture', attrs }).run();
        onClose();
      }}
      onClose={() => {
        // What is not deleted now is swept after a day.
        void call(deletePicture, { params: { id: picture.id } }).catch(() => undefined);
        onClose();
      }}
    />
  );
}

interface PictureWordsProps {
  src: string;
  kept: string;
  saveLabel: string;
  onSave: (alt: string) => void;
  onClose: () => void;
  children?: React.ReactNode;
}

/** The words for those who cannot see the picture, which it must have. */
function PictureWords({ src, kept, saveLabel, onSave, onClose, children }: PictureWordsProps) {
  const [typed, setTyped] = useState(kept);
  const [error, setError] = useState('');
  const picture = pictureAt(src);
  return (
    <ToolForm
      label="What the picture shows"
      value={typed}
      maxLength={pictureBounds.alt}
      placeholder="For people who cannot see it"
      error={error}
      saveLabel={saveLabel}
      before={picture && <img src={pictureAddress(picture, 320)} alt="" className={styles.thumb} />}
      onChange={(next) => {
        setTyped(next);
        setError('');
      }}
      onSave={() => {
        if (typed.trim() === '') setError('Please describe the picture for people who cannot see it');
        else onSave(typed.trim());
      }}
      onClose={onClose}
    >
      {children}
    </ToolForm>
  );
}
