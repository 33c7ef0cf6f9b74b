import { Link } from '#src/components/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { ArrowIcon } from './arrow-icon.tsx';
import pageStyles from './home-page.module.css';
import styles from './partners-section.module.css';
import { type Partner, partners } from './sample-content.ts';

/** The partners' names, each set like its own mark, and the way to become one. */
export function PartnersSection() {
  return (
    <section aria-labelledby="partners" className={classNames(pageStyles.column, styles.section)}>
      <div className={styles.head}>
        <h2 id="partners" className={styles.title}>
          Our Partners
        </h2>
        <p className={styles.invitation}>
          Want to stand here too?{' '}
          <Link to="/contact" className={styles.contact}>
            Contact Us <ArrowIcon />
          </Link>
        </p>
      </div>
      <ul className={styles.strip}>
        {partners.map((partner) => (
          <li key={partner.name} className={styles.partner}>
            <Sign mark={partner.mark} />
            <span className={classNames(styles.name, styles[partner.mark])}>{partner.name}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Articles, events and partners on this page are samples.</p>
    </section>
  );
}

const signs: Partial<Record<Partner['mark'], string>> = {
  grid: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 14h6M14 11v6',
  wave: 'M1 8c3-4 6-4 9 0s6 4 9 0M1 14c3-4 6-4 9 0s6 4 9 0',
  ring: 'M10 2a8 8 0 1 0 8 8M10 6a4 4 0 1 0 4 4',
};

function Sign({ mark }: { mark: Partner['mark'] }) {
  const path = signs[mark];
  if (!path) return null;
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true" className={styles.sign}>
      <path d={path} />
    </svg>
  );
}
