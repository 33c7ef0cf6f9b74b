import { FigureFrame } from './figure-frame.tsx';
import styles from './salt-loop.module.css';

const parts = [
  { name: 'Core', does: 'the only place where the salt can sustain a reaction' },
  { name: 'Pump', does: 'keeps the fuel salt going round' },
  { name: 'Heat exchanger', does: 'hands the heat to clean salt' },
  { name: 'Second loop', does: 'takes it to turbine, process or store' },
  { name: 'Freeze plug', does: 'melts when it is no longer cooled' },
  { name: 'Drain tanks', does: 'hold the fuel in a shape that cannot react' },
] as const;

/** The parts of a plant with liquid fuel, numbered, with the numbers explained below. */
export function SaltLoop() {
  return (
    <FigureFrame
      title="A plant with liquid fuel"
      caption="A principle, not a design: most plans follow it in some form.[^gif]"
    >
      <svg
        viewBox="0 0 640 320"
        role="img"
        aria-label="Fuel salt circles from the core through a pump and a heat exchanger; below the core a freeze plug leads to drain tanks."
        className={styles.loop}
      >
        <rect className={styles.vessel} x="60" y="52" width="132" height="148" rx="20" />
        <path className={styles.graphite} d="M90 76v100M108 76v100M126 76v100M144 76v100M162 76v100" />
        <path className={styles.hot} d="M126 52V28h178v36" />
        <circle className={styles.vessel} cx="232" cy="28" r="18" />
        <rect className={styles.vessel} x="264" y="64" width="80" height="120" rx="12" />
        <path className={styles.fins} d="M280 84h48M280 104h48M280 124h48M280 144h48M280 164h48" />
        <path className={styles.warm} d="M304 184v34H204v-38h-12" />
        <path className={styles.clean} d="M344 90h110M454 158H344" />
        <rect className={styles.outside} x="454" y="70" width="128" height="108" rx="12" />
        <path className={styles.clean} d="M486 150l22-44 20 30 22-40" />
        <path className={styles.warm} d="M126 200v16" />
        <rect className={styles.plug} x="114" y="216" width="24" height="20" rx="4" />
        <path className={styles.warm} d="M126 236v22" />
        <rect className={styles.vessel} x="36" y="258" width="84" height="42" rx="10" />
        <rect className={styles.vessel} x="132" y="258" width="84" height="42" rx="10" />
        {[
          [126, 126, 1],
          [232, 28, 2],
          [304, 124, 3],
          [399, 124, 4],
          [162, 226, 5],
          [126, 279, 6],
        ].map(([cx = 0, cy = 0, number]) => (
          <g key={number}>
            <circle className={styles.number} cx={cx} cy={cy} r="13" />
            <text className={styles.digit} x={cx} y={cy + 5} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.parts}>
        {parts.map(({ name, does }) => (
          <li key={name}>
            <strong>{name}</strong>: {does}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
