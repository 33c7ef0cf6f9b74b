import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Technology } from '#contract/technologies.ts';
import { Link } from '#src/components/link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import styles from './developer-card.module.css';

/** The developer of the technology; nothing for a technology that belongs to no company. */
export function DeveloperCard({ technology: { companyId, companyName, companyLogo } }: { technology: Technology }) {
  if (companyId === null || companyName === null) return null;
  return (
    <section aria-labelledby="developer" className={styles.card}>
      <Monogram name={companyName} imageUrl={companyLogo} />
      <div>
        <h2 id="developer" className={styles.title}>
          Developer
        </h2>
        <Link to={pathTo(paths.company, { id: companyId })} className={styles.name}>
          {companyName}
        </Link>
      </div>
    </section>
  );
}
