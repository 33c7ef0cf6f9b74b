import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Row } from '#src/components/row.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import styles from './coming-soon.module.css';

/** Replaces the tool if none is configured: describes it, and offers alternatives. */
export function ComingSoon({ name, onShowAdvice }: { name: string; onShowAdvice: () => void }) {
  const { user } = useCurrentUser();
  return (
    <section className={styles.soon}>
      <div className={styles.words}>
        <h2 className={styles.title}>{name} opens here soon</h2>
        <p className={styles.text}>
          One question, put to several AI models of different vendors at once. You read their answers side by side, see
          where they agree and where they do not, and follow each figure to its source. It is part of your membership,
          the Free plan included.
        </p>
        <p className={styles.text}>The team has not connected the tool to this site yet. Until then:</p>
        <Row gap={12}>
          <ButtonLink to={paths.researchHub}>Read the Research Hub</ButtonLink>
          <Button onClick={onShowAdvice}>See how to use it</Button>
        </Row>
        {user?.role === 'admin' && (
          <aside className={styles.admin} aria-label="For admins">
            <h3 className={styles.adminTitle}>For admins</h3>
            <p>
              Set <code>DEEP_RESEARCH_URL</code> in the server’s environment to the tool’s address, and{' '}
              <code>DEEP_RESEARCH_NAME</code> to its name, then restart the server. <code>.env.example</code> lists the
              texts and links of the About tab.
            </p>
          </aside>
        )}
      </div>
      <Conversation />
    </section>
  );
}

/** A question and three answers, drawn: there is nothing to read in it. */
function Conversation() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.question}>
        <i />
        <i />
      </div>
      <div className={styles.answers}>
        {['one', 'two', 'three'].map((answer) => (
          <div key={answer} className={styles.answer}>
            <b />
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
      <div className={styles.summary}>
        <b />
        <i />
        <i />
      </div>
    </div>
  );
}
