import { paths, pathTo } from '#contract/paths.ts';
import type { Technology } from '#contract/technologies.ts';
import { Link } from '#src/components/link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import styles from './developer-card.module.css';

/** Who develops the technology; nothing where it is about a field rather than a company's product. */
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
