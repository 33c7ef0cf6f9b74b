import { smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** A probe in the layers of a soil, with the curve that it reads. */
export function SoilProbeArt() {
  return (
    <>
      <path d="M0 118C120 106 320 128 480 112V320H0Z" className={styles.low} />
      <path d="M0 176C130 162 330 192 480 170V320H0Z" className={styles.middle} />
      <path d="M0 246C140 234 330 260 480 240V320H0Z" className={styles.high} />
      {steps(15, 6, 34).map((x, n) => (
        <path
          key={x}
          d={`M${x} 118c-2-14-8-18-10-${22 + (n % 3) * 6}M${x} 118c2-14 6-20 10-${20 + (n % 2) * 8}M${x} 118V${90 - (n % 4) * 4}`}
          className={styles.hair}
        />
      ))}
      {steps(12, 0, 1).map((n) => (
        <ellipse
          key={n}
          cx={30 + ((n * 97) % 440)}
          cy={196 + ((n * 41) % 110)}
          rx={8 + (n % 3) * 4}
          ry={5 + (n % 2) * 2}
          className={styles.hair}
        />
      ))}
      <rect x="160" y="40" width="56" height="60" rx="10" className={styles.full} />
      <path d="M172 60H204M172 74H194" className={styles.gap} strokeWidth="4" />
      <path d="M178 100H198V250L188 276L178 250Z" className={styles.full} />
      {[136, 170, 204, 238].map((y) => (
        <circle key={y} cx="188" cy={y} r="5" className={styles.cut} />
      ))}
      {[136, 170, 204, 238].map((y, n) => (
        <path key={y} d={`M200 ${y}H${270 + n * 4}`} className={styles.line} strokeDasharray="3 6" />
      ))}
      <rect x="270" y="52" width="150" height="206" rx="12" className={styles.cut} />
      <rect x="270" y="52" width="150" height="206" rx="12" className={styles.line} />
      <path
        d={smoothPath([
          [292, 238],
          [312, 204],
          [326, 214],
          [344, 132],
          [360, 176],
          [378, 92],
          [398, 74],
        ])}
        className={styles.bold}
      />
      <path d="M286 242H406M286 74V242" className={styles.hair} />
    </>
  );
}

/** A trunk and what falls from it, on the way to a fuel. */
export function ForestArt() {
  const tree = (x: number, y: number, size: number, look: string | undefined) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0V-24" className={styles.bold} />
      <path d="M-34 -18L0 -72L34 -18ZM-28 -50L0 -100L28 -50ZM-20 -82L0 -124L20 -82Z" className={look} />
    </g>
  );
  return (
    <>
      {steps(8, 0, 1).map((n) => tree(30 + n * 62, 190 - (n % 2) * 10, 0.8, styles.low))}
      <path d="M0 190C140 180 330 198 480 184V320H0Z" className={styles.middle} />
      {tree(90, 236, 1.3, styles.high)}
      {tree(170, 220, 1, styles.high)}
      {tree(404, 232, 1.25, styles.high)}
      {[
        [236, 262],
        [292, 262],
        [348, 262],
        [264, 226],
        [320, 226],
        [292, 190],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="26" className={styles.full} />
          <circle cx={x} cy={y} r="17" className={styles.gap} strokeWidth="3" />
          <circle cx={x} cy={y} r="8" className={styles.gap} strokeWidth="3" />
        </g>
      ))}
      <path d="M0 288H480" className={styles.line} />
    </>
  );
}
