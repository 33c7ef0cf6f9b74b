import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useState } from 'react';

import { pictureAddress, pictureSources } from '#contract/kit/picture-addresses.ts';
import { type ShownPicture } from '#contract/pictures.ts';
import { Dialog } from '#src/components/dialog.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import styles from './viewer.module.css';

interface ViewerProps {
  pictures: readonly ShownPicture[];
  /** The index of the one that is shown first. */
  first: number;
  onClose: () => void;
}

/** One picture as large as the window allows, with its text; arrow keys lead to the others. */
export function Viewer({ pictures, first, onClose }: ViewerProps) {
  const [index, setIndex] = useState(first);
  const picture = pictures[index];
  if (!picture) return null;
  const count = pictures.length;
  const go = (by: number) => setIndex((now) => (now + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <Dialog title={count > 1 ? `Picture ${index + 1} of ${count}` : 'Picture'} width={1120} onClose={onClose}>
      {/* The buttons inside take the keys; what is beside them does not. */}
      <div className={styles.viewer} role="group" aria-label="Picture" onKeyDown={onKeyDown}>
        <img
          key={picture.id}
          src={pictureAddress(picture, 1280)}
          srcSet={pictureSources(picture)}
          sizes="(max-width: 1120px) 94vw, 1072px"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          className={styles.picture}
        />
        <div className={styles.foot}>
          {/* The picture has this text already. */}
          <p className={styles.text} aria-hidden="true">
            {picture.alt}
          </p>
          {count > 1 && (
            <div className={styles.steps}>
              <IconButton label="Previous picture" onClick={() => go(-1)}>
                <LeftOutlined aria-hidden="true" />
              </IconButton>
              <IconButton label="Next picture" onClick={() => go(1)}>
                <RightOutlined aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </div>
        <p role="status" className="visually-hidden">{`${index + 1} of ${count}: ${picture.alt}`}</p>
      </div>
    </Dialog>
  );
}
