import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { JoinLink } from '#src/features/accounts/index.ts';
import { useSite } from '#src/features/site/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './hero.module.css';
import { HeroArt } from './hero-art.tsx';
import pageStyles from './home-page.module.css';
import { KeyFigures } from './key-figures.tsx';
import { MotionButton } from './motion-button.tsx';

/**
 * The head of the page: tagline, mission, two links. Its text is the largest paint of the page, so it waits for
 * nothing.
 */
export function Hero() {
  const { productName, acronym, tagline } = useSite();
  const [choice, change] = halves(tagline);
  return (
    <section className={styles.hero} aria-labelledby="tagline">
      <div className={classNames(pageStyles.column, styles.content)}>
        <p className={styles.acronym}>{acronym}</p>
        <h1 id="tagline" className={styles.tagline}>
          {choice} <span className={styles.change}>{change}</span>
        </h1>
        <p className={styles.mission}>
          Our mission is to connect innovation, investment and implementation. {productName} is the professional network
          for the people who invent, finance and build cleantech.
        </p>
        <div className={styles.actions}>
          <JoinLink label="Join The Network" />
          <ButtonLink to={paths.about} size="hero" kind="secondary" className={styles.second}>
            Learn More<span className="visually-hidden"> about {productName}</span>
          </ButtonLink>
        </div>
        <KeyFigures />
      </div>
      <HeroArt className={styles.art} />
      <MotionButton />
    </section>
  );
}

/** A tagline of two clauses is set on two lines, the second one in colour. */
function halves(tagline: string): [string, string] {
  const comma = tagline.indexOf(',');
  return comma < 0 ? [tagline, ''] : [tagline.slice(0, comma + 1), tagline.slice(comma + 1).trim()];
}
