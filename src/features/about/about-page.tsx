import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { JoinLink, useCurrentUser } from '#src/features/accounts/index.ts';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import styles from './about-page.module.css';
import { AboutSection } from './about-section.tsx';
import { mission, services, strands } from './content.ts';
import { AboutFocusAreas } from './focus-areas.tsx';

/** Pictures beside the opening, one for each way of looking at the field. */
const pictures = ['renewable-energy', 'water-technology', 'circular-economy'] as const;

/** /about (rule about-page): the network, its mission, its name, its focus areas, and its parent organization. */
export function AboutPage() {
  const { productName, acronym, tagline, parentOrganization } = useSite();
  const { isExpected: isMember } = useCurrentUser();
  usePageTitle(staticPages[paths.about].title);
  return (
    <div className={styles.about}>
      <header className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 className={styles.headline}>About {productName}</h1>
          <p className={styles.lead}>
            A professional network for the people who fund, invent and build clean technology. Here they find each
            other, read what matters in their field, and get to work.
          </p>
          <p className={styles.tagline}>{tagline}.</p>
        </div>
        <div className={styles.pictures} aria-hidden="true">
          {pictures.map((slug) => (
            <div key={slug} className={styles.picture}>
              <FocusArt slug={slug} />
            </div>
          ))}
        </div>
      </header>

      <AboutSection
        isBand
        title="Our Mission"
        text="To connect innovation, investment and implementation. Each is strong somewhere; clean technology succeeds where the three meet."
      >
        <ol className={styles.mission}>
          {mission.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </AboutSection>

      <AboutSection title={`What ${productName} Stands For`} text="Five words, and each of them is something we do.">
        <dl className={styles.name}>
          {acronym.split(/,\s*/).map((word) => (
            <div key={word}>
              <dt>
                <span className={styles.letter}>{word.charAt(0)}</span>
                {word.slice(1)}
              </dt>
              <dd>{strands[word]}</dd>
            </div>
          ))}
        </dl>
      </AboutSection>

      <section className={styles.section} aria-labelledby="about-focus-areas">
        <div className={styles.column}>
          <div className={styles.words}>
            <h2 id="about-focus-areas" className={styles.title}>
              Our Focus Areas
            </h2>
            <p className={styles.text}>Choose yours: articles, events, companies and listings are ordered by them.</p>
          </div>
          <div className={styles.below}>
            <AboutFocusAreas />
          </div>
        </div>
      </section>

      <AboutSection
        isBand
        title={`About ${parentOrganization}`}
        text={`${productName} is run by a subsidiary of ${parentOrganization}, which works for the same end outside the network. Professional members get its services at a discount.`}
      >
        <ul className={styles.services}>
          {services.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </AboutSection>

      <section className={styles.section} aria-labelledby="about-join">
        <div className={styles.column}>
          <div className={styles.join}>
            <h2 id="about-join" className={styles.joinTitle}>
              {isMember ? 'You are in the network' : 'Join the network'}
            </h2>
            <p className={styles.text}>
              {isMember
                ? 'Find the people, companies and listings of your field. The people who run it answer your questions.'
                : 'An account is free and takes a minute. Questions first? The people who run it answer them.'}
            </p>
            <div className={styles.actions}>
              <JoinLink label="Join Today" />
              <ButtonLink to={paths.contact} size="hero" kind="secondary">
                Contact Us
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}
