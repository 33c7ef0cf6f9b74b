import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { usePartners } from '#src/features/partners/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { ArrowIcon } from './arrow-icon.tsx';
import pageStyles from './home-page.module.css';
import styles from './partners-section.module.css';
import { type Partner, partners as samples } from './sample-content.ts';

/** The partners' names, each set like its own mark, and the way to become one. */
export function PartnersSection() {
  const partners = usePartners();
  // The built-in six, until the server has answered or when it has none.
  const shown = partners && partners.length > 0 ? partners : samples;
  return (
    <section aria-labelledby="partners" className={classNames(pageStyles.column, styles.section)}>
      <div className={styles.head}>
        <h2 id="partners" className={styles.title}>
          Our Partners
        </h2>
        <p className={styles.invitation}>
          Want to be listed here?{' '}
          <Link to={paths.contact} className={styles.contact}>
            Contact Us <ArrowIcon />
          </Link>
        </p>
      </div>
      <ul className={styles.strip}>
        {shown.map(({ name }) => {
          const mark = marks.get(name);
          return (
            <li key={name} className={styles.partner}>
              {mark && <Sign mark={mark} />}
              <span className={classNames(styles.name, mark && styles[mark])}>{name}</span>
            </li>
          );
        })}
      </ul>
      {shown.some(({ name }) => marks.has(name)) && (
        <p className={styles.note}>Articles, events and partners on this page are samples.</p>
      )}
    </section>
  );
}

/** A partner without a drawn mark shows the plain name. */
const marks = new Map<string, Partner['mark']>(samples.map(({ name, mark }) => [name, mark]));

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
