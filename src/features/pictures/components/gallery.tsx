import { useState } from 'react';
import { pictureAddress, pictureSources } from '#contract/kit/picture-addresses.ts';
import { type ShownPicture } from '#contract/pictures.ts';
import { lateDialog } from '#src/components/late-dialog.tsx';
import styles from './gallery.module.css';

const Viewer = lateDialog(async () => (await import('./viewer.tsx')).Viewer);

/** The pictures of a record. Each one opens larger. */
export function Gallery({ pictures }: { pictures: readonly ShownPicture[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section aria-label="Pictures">
      <ul className={styles.tiles} data-count={pictures.length}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={styles.tile}>
            <button type="button" className={styles.open} onClick={() => setOpened(index)}>
              <img
                src={pictureAddress(picture, index === 0 ? 1280 : 640)}
                srcSet={pictureSources(picture)}
                sizes={index === 0 ? '(max-width: 700px) 92vw, 560px' : '(max-width: 700px) 46vw, 280px'}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                loading="lazy"
                decoding="async"
              />
              <span className="visually-hidden">, open larger</span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <Viewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
