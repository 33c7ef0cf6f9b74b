import { steps } from '#src/lib/svg-path.ts';
import styles from './focus-art.module.css';

const horizon = 206;

/** Half circles around the sun, each a little further out than the last. */
const arcs = steps(11, 0, 1)
  .map((n) => 52 + n * 15 + n * n * 1.4)
  .map((r) => `M${240 - Math.round(r)} ${horizon}a${Math.round(r)} ${Math.round(r)} 0 0 1 ${2 * Math.round(r)} 0`);

/** The edges of the panels: rows come closer towards the horizon, columns meet at the sun. */
const rows = steps(7, 1, 1).map((n) => `M0 ${horizon + Math.round(n * n * 1.7 + n * 5)}H480`);
const columns = steps(17, -8, 1).map((n) => `M${240 + n * 22} ${horizon}L${240 + n * 92} 330`);

const turbines = [
  { x: 316, y: 124, size: 0.92, turn: 0 },
  { x: 156, y: 146, size: 0.62, turn: 44 },
  { x: 404, y: 160, size: 0.44, turn: 80 },
] as const;

/** Sun over a field of panels, with turbines before it. */
export function RenewableEnergyArt() {
  return (
    <>
      <path d={arcs.slice(4).join('')} className={styles.far} />
      <path d={arcs.slice(0, 4).join('')} className={styles.hair} />
      <path d={`M202 ${horizon}a38 38 0 0 1 76 0`} className={styles.full} />
      <path d={`M0 ${horizon}H480V320H0Z`} className={styles.low} />
      <path d={[...rows, ...columns].join('')} className={styles.far} />
      <path d={`M0 ${horizon}H480`} className={styles.line} />
      {turbines.map(({ x, y, size, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d={`M-2.4 4L-4 ${(horizon - y) / size}H4L2.4 4Z`} className={styles.high} />
          {[14, 134, 254].map((angle) => (
            <path
              key={angle}
              d="M-2 -4C-9 -18 -6 -30 -1 -78C4 -52 5 -24 2 -4Z"
              transform={`rotate(${angle + turn})`}
              className={styles.full}
            />
          ))}
          <circle r="5.5" className={styles.full} />
          <circle r="2.2" className={styles.cut} />
        </g>
      ))}
    </>
  );
}
