import { type Dashboard, profileParts } from '#contract/dashboard.ts';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Panel } from './panel.tsx';
import styles from './profile-panel.module.css';

/** The number of missing parts to name at once. A long list would discourage. */
const named = 3;

/** The completeness of the profile, and the steps that would help most. */
export function ProfilePanel({ profile }: { profile: Dashboard['profile'] }) {
  const { percent, missing } = profile;
  return (
    <Panel title="Your profile" more={{ to: paths.profileEdit, label: 'Edit' }}>
      <div className={styles.body}>
        <div className={styles.line}>
          <span>Complete</span>
          <strong>{percent}%</strong>
        </div>
        <progress className={styles.bar} value={percent} max={100} aria-label="Profile complete" />
        {missing.length > 0 ? (
          <>
            <p className={styles.hint}>These make your profile easier to find:</p>
            <ul className={styles.missing}>
              {missing.slice(0, named).map((part) => (
                <li key={part}>{profileParts[part]}</li>
              ))}
            </ul>
            <ButtonLink to={paths.profileEdit} kind="secondary">
              Complete your profile
            </ButtonLink>
          </>
        ) : (
          <p className={styles.hint}>Nothing is missing.</p>
        )}
      </div>
    </Panel>
  );
}
