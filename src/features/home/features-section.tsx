import type { ReactNode } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { ArrowIcon } from './arrow-icon.tsx';
import styles from './features-section.module.css';
import { AnswersPicture } from './pictures/answers-picture.tsx';
import { IntroductionPicture } from './pictures/introduction-picture.tsx';
import { MarketPicture } from './pictures/market-picture.tsx';
import { Section } from './section.tsx';

/** The three things members come for: people, listings, research. */
export function FeaturesSection() {
  return (
    <Section
      title="From first idea to first megawatt"
      text="Whichever side of the table you sit on, the people, the deals and the answers are in one place."
    >
      <div className={styles.tiles}>
        <FeatureTile
          to={paths.network}
          title="A network that introduces you"
          text="Find investors, innovators and experts by focus area. Where you need a door opened, our team makes the warm introduction."
          action="Explore the network"
          picture={<IntroductionPicture />}
          className={styles.tall}
        />
        <FeatureTile
          to={paths.listings}
          title="The Green Market"
          text="Companies, technologies, partnerships and jobs, listed by the members behind them."
          action="Browse listings"
          picture={<MarketPicture />}
        />
        <FeatureTile
          to={paths.deepResearch}
          title="Deep Research"
          text="Ask one question and read what is known about it, source by source."
          action="Start researching"
          picture={<AnswersPicture />}
        />
      </div>
    </Section>
  );
}

interface FeatureTileProps {
  to: string;
  title: string;
  text: string;
  action: string;
  picture: ReactNode;
  className?: string | undefined;
}

function FeatureTile({ to, title, text, action, picture, className }: FeatureTileProps) {
  return (
    <article className={classNames(styles.tile, className)}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.action} aria-hidden="true">
          {action} <ArrowIcon />
        </p>
      </div>
    </article>
  );
}
