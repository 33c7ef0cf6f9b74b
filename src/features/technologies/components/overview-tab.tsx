import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Technology } from '#contract/technologies.ts';
import { RichText } from '#src/components/rich-text.tsx';
import { Stack } from '#src/components/stack.tsx';
import { RecordDocuments } from '#src/features/attachments/index.ts';
import { Gallery } from '#src/features/pictures/index.ts';
import styles from './tabs.module.css';

/** The technology, its pictures, its uses, and the people behind it. */
export function OverviewTab({ technology, mayEdit }: { technology: Technology; mayEdit: boolean }) {
  const { id, detailedDescription, description, applications, keyInnovators, sources, pictures } = technology;
  return (
    <Stack gap={40}>
      <Gallery pictures={pictures} />
      <div className={styles.text}>
        {detailedDescription ? <RichText title="Description" html={detailedDescription} /> : <p>{description}</p>}
      </div>
      <div className={styles.pair}>
        <NamedList title="Applications" entries={applications} />
        <NamedList title="Key innovators" entries={keyInnovators} />
      </div>
      <RecordDocuments kind="technology" id={id} editTo={mayEdit ? pathTo(paths.technologyEdit, { id }) : undefined} />
      {sources.length > 0 && (
        <section aria-labelledby="sources" className={styles.part}>
          <h2 id="sources">Sources</h2>
          <ul className={styles.links}>
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

function NamedList({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}
