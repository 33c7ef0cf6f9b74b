import { type Attachment, attachmentTypes, getAttachment, isPicture } from '#contract/attachments.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { formatBytes } from '#src/lib/format.ts';
import styles from './attachments.module.css';
import { FileIcon } from './file-icon.tsx';

/** The files of a note or message: pictures as pictures, everything else by name and size. Each is saved with a click. */
export function AttachmentLinks({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Attached files">
      {attachments.map(({ id, name, type, bytes }) => {
        const address = fillPath(getAttachment.path, { id });
        return (
          <li key={id} className={styles.item}>
            <a
              href={address}
              download={name}
              className={isPicture(type) ? styles.picture : styles.link}
              title={`Save ${name}`}
            >
              {isPicture(type) ? (
                <img src={address} alt={name} loading="lazy" decoding="async" />
              ) : (
                <>
                  <FileIcon type={type} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.size}>
                    <span className="visually-hidden">{attachmentTypes[type].label}, </span>
                    {formatBytes(bytes)}
                  </span>
                </>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
