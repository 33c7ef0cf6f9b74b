import { FigureFrame } from './figure-frame.tsx';
import styles from './fuel-chain.module.css';

const steps = [
  { nuclide: 'Thorium-232', role: 'Fertile, as mined', next: 'catches a neutron' },
  { nuclide: 'Thorium-233', role: 'Half-life 22 minutes', next: 'beta decay' },
  { nuclide: 'Protactinium-233', role: 'Half-life 27 days', next: 'beta decay' },
  { nuclide: 'Uranium-233', role: 'Fissile: the fuel', next: null },
] as const;

/** The steps by which thorium becomes fuel. */
export function FuelChain() {
  return (
    <FigureFrame
      title="From thorium to fuel"
      caption="A neutron and two beta decays; the weeks in between are the designer’s problem.[^tecdoc]"
    >
      <ol className={styles.chain}>
        {steps.map(({ nuclide, role, next }) => (
          <li key={nuclide} className={styles.step}>
            <div className={styles.nuclide}>
              <span className={styles.name}>{nuclide}</span>
              <span className={styles.role}>{role}</span>
            </div>
            {next && (
              <span className={styles.next}>
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.arrow}>
                  <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
                </svg>
                {next}
              </span>
            )}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
