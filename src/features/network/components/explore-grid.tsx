import { ArrowRightOutlined, BankOutlined, ExperimentOutlined, TeamOutlined } from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import styles from './explore-grid.module.css';

const places = [
  {
    to: paths.companies,
    title: 'Companies',
    text: 'Who builds what, who backs them, and how they are doing.',
    icon: <BankOutlined aria-hidden="true" />,
  },
  {
    to: paths.technologies,
    title: 'Technologies',
    text: 'From the first experiment to the market, by readiness level.',
    icon: <ExperimentOutlined aria-hidden="true" />,
  },
  {
    to: paths.members,
    title: 'Members',
    text: 'Investors, innovators and experts, and what they work on.',
    icon: <TeamOutlined aria-hidden="true" />,
  },
];

/** Explore the Network: links to the directories. */
export function ExploreGrid() {
  return (
    <section aria-labelledby="explore-network" className={styles.section}>
      <h2 id="explore-network" className={styles.heading}>
        Explore the Network
      </h2>
      <ul className={styles.grid}>
        {places.map(({ to, title, text, icon }) => (
          <li key={to} className={styles.card}>
            <span className={styles.icon}>{icon}</span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <CardLink to={to} className={styles.link}>
                  {title}
                </CardLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ArrowRightOutlined aria-hidden="true" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
