import { FileImageOutlined } from '@ant-design/icons';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';

import { type Crop, getPicture, type Picture, pictureWords } from '#contract/pictures.ts';
import { UploadRow } from '#src/components/upload-row.tsx';
import { useDropZone } from '#src/hooks/use-drop-zone.ts';
import { useHeldSubmit } from '#src/hooks/use-held-submit.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';

import { usePictureUploads } from '../use-picture-uploads.ts';
import { ChooseButton } from './choose-button.tsx';
import { Cropping } from './cropping.tsx';
import styles from './picture-field.module.css';
import { PictureItem } from './picture-item.tsx';

interface PictureFieldProps {
  /** `picture` or `logo`. */
  noun: string;
  /** The most there can be. */
  max: number;
  pictures: readonly Picture[];
  /** A picture has been uploaded; with `index`, in place of that one. */
  onAdd: (picture: Picture, index: number | null) => void;
  onRemove: (index: number) => void;
  onMove?: (from: number, to: number) => void;
  /** Width divided by height. Where it is given, a picture is cropped before it is uploaded. */
  aspect?: number;
  error?: string | undefined;
  /** Below everything. */
  action?: ReactNode;
  /** The fields of one picture. */
  children?: (index: number) => ReactNode;
}

/** A picture that is about to be cropped, and the one whose place it takes. */
interface Cropping {
  source: File;
  replaces: string | null;
}

/** The pictures of a form: chosen, dropped or pasted, with progress; each can be cropped, moved and removed. */
export function PictureField({
  noun,
  max,
  pictures,
  onAdd,
  onRemove,
  onMove,
  aspect,
  error,
  action,
  children,
}: PictureFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const uploads = usePictureUploads((picture, { replaces }) => {
    const index = latest.current.findIndex((each) => each.id === replaces);
    if (replaces) uploads.forget(replaces);
    onAdd(picture, index < 0 ? null : index);
  });
  useHeldSubmit(
    root,
    uploads.isBusy,
    useCallback(() => setHeld(true), []),
  );

  const send = (files: File[], crop: Crop | null, replaces: string | null) => {
    const room = replaces ? 1 : max - pictures.length - uploads.uploads.length;
    uploads.add(files, { crop, replaces }, { room, tooMany: `At most ${max} ${max === 1 ? noun : `${noun}s`}.` });
  };
  const take = (files: File[]) => {
    setHeld(false);
    // A second logo takes the place of the first one.
    const replaces = max === 1 ? (pictures[0]?.id ?? null) : null;
    const [first] = files;
    if (aspect !== undefined && first) setCropping({ source: first, replaces });
    else send(files, null, replaces);
  };
  const zone = useDropZone(take);
  const recrop = async (picture: Picture) => {
    const file = `${picture.id}-${picture.width}.webp`;
    try {
      const { blob } = await callForFile(getPicture, { params: { file } });
      setCropping({ source: new File([blob], `${noun}.webp`), replaces: picture.id });
    } catch (failure) {
      toastFailure('The picture could not be opened', failure);
    }
  };
  const upload = (crop: Crop | null) => {
    if (cropping) send([cropping.source], crop, cropping.replaces);
    setCropping(null);
  };

  const left = uploads.uploads.filter(({ problem }) => problem === null).length;
  const hasRoom = max === 1 || pictures.length < max;
  return (
    <div ref={root} className={styles.field} {...zone}>
      {pictures.length + uploads.uploads.length > 0 && (
        <ul className={styles.list} aria-label={max === 1 ? noun : `${noun}s`}>
          {pictures.map((picture, index) => {
            const name = max === 1 ? noun : `${noun} ${index + 1}`;
            return (
              <PictureItem
                key={picture.id}
                picture={picture}
                name={name}
                onCrop={() => void recrop(picture)}
                onRemove={() => {
                  uploads.forget(picture.id);
                  onRemove(index);
                  chooser.current?.focus();
                }}
                onUp={onMove && index > 0 ? () => onMove(index, index - 1) : undefined}
                onDown={onMove && index < pictures.length - 1 ? () => onMove(index, index + 1) : undefined}
              >
                {children?.(index)}
              </PictureItem>
            );
          })}
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
      )}
      <p role="status" className="visually-hidden">
        {left > 0 ? `Uploading ${left === 1 ? `one ${noun}` : `${left} ${noun}s`}` : ''}
      </p>
      {hasRoom && (
        <div className={styles.zone}>
          <ChooseButton
            ref={chooser}
            label={max > 1 ? `Add ${noun}s` : pictures.length > 0 ? `Replace ${noun}` : `Add ${noun}`}
            isMultiple={max > 1}
            describedBy={id}
            onFiles={take}
          />
          <p id={id} className={styles.hint}>
            {pictureWords}, up to 20 MB. You can also drop or paste {max > 1 ? 'them' : 'it'} here. What the file says
            about place and time is removed.
          </p>
        </div>
      )}
      {(error || (isHeld && left > 0)) && (
        <p role="alert" className={styles.problem}>
          {isHeld && left > 0 ? 'Please wait until everything is uploaded, or stop uploading it.' : error}
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
      {cropping && (
        <Cropping
          source={cropping.source}
          aspect={aspect}
          onCrop={upload}
          onUnreadable={() => upload(null)}
          onClose={() => setCropping(null)}
        />
      )}
    </div>
  );
}
