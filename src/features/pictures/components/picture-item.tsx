import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, ScissorOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { pictureAddress } from '#contract/kit/picture-addresses.ts';
import { type Picture } from '#contract/pictures.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import styles from './picture-field.module.css';

interface PictureItemProps {
  picture: Picture;
  /** `picture 2`. */
  name: string;
  onCrop: () => void;
  onRemove: () => void;
  /** Left out where it is the first or the last one. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  /** Its fields. */
  children: ReactNode;
}

/** A picture of a form, with its fields and what can be done with it. */
export function PictureItem({ picture, name, onCrop, onRemove, onUp, onDown, children }: PictureItemProps) {
  return (
    <li className={styles.item}>
      <img src={pictureAddress(picture, 320)} alt="" className={styles.thumb} />
      <div className={styles.side}>
        {children}
        <div className={styles.tools}>
          <IconButton label={`Crop ${name}`} onClick={onCrop}>
            <ScissorOutlined aria-hidden="true" />
          </IconButton>
          {onUp && (
            <IconButton label={`Move ${name} up`} onClick={onUp}>
              <ArrowUpOutlined aria-hidden="true" />
            </IconButton>
          )}
          {onDown && (
            <IconButton label={`Move ${name} down`} onClick={onDown}>
              <ArrowDownOutlined aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <DeleteOutlined aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
