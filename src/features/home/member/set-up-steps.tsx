import { CheckOutlined } from '@ant-design/icons';
import { useId } from 'react';

import { type Dashboard, type SetUpStep, setUpSteps } from '#contract/dashboard.ts';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import styles from './set-up-steps.module.css';

const words: Record<SetUpStep, { title: string; why: string; action: string; to: string }> = {
  profile: {
    title: 'Say who you are',
    why: 'A headline and your focus areas: others find you by them.',
    action: 'Write your profile',
    to: paths.profileEdit,
  },
  matchProfile: {
    title: 'Say what you seek and offer',
    why: 'The matchmaker finds members who fit you, and says why.',
    action: 'Say what you seek',
    to: paths.matchProfile,
  },
  connection: {
    title: 'Make your first connection',
    why: 'Connections see what you share, and can introduce you to others.',
    action: 'Find members',
    to: paths.members,
  },
};

/** The first steps of a new member, until all are done. The first open one has the button. */
export function SetUpSteps({ done }: { done: Dashboard['setUp'] }) {
  const id = useId();
  const next = setUpSteps.find((step) => !done[step]);
  if (!next) return null;
  const count = setUpSteps.filter((step) => done[step]).length;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          Three steps to your first introduction
        </h2>
        <p className={styles.count}>
          {count} of {setUpSteps.length} done
        </p>
      </div>
      <ol className={styles.steps}>
        {setUpSteps.map((step, index) => {
          const { title, why, action, to } = words[step];
          return (
            <li key={step} className={styles.step} data-done={done[step]} aria-current={step === next && 'step'}>
              <span className={styles.mark} aria-hidden="true">
                {done[step] ? <CheckOutlined /> : index + 1}
              </span>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  {title}
                  {done[step] && <span className="visually-hidden"> (done)</span>}
                </h3>
                <p className={styles.why}>{why}</p>
                {!done[step] && (
                  <ButtonLink to={to} kind={step === next ? 'primary' : 'secondary'}>
                    {action}
                  </ButtonLink>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
