import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';
import { wave } from './wave.ts';

/** Salt water, a membrane, and fresh water behind it. */
export function DesalinationArt() {
  return (
    <>
      <path d={`${wave(92, 6, 70)}V320H0Z`} className={styles.low} />
      <path d="M0 92H232V320H0Z" className={styles.middle} />
      <path d={wave(92, 6, 70)} className={styles.line} />
      {steps(24, 0, 1).map((n) => {
        const [x, y] = [22 + ((n * 61) % 188), 122 + ((n * 43) % 176)];
        return n % 3 ? (
          <circle key={n} cx={x} cy={y} r="5" className={styles.hair} />
        ) : (
          <rect
            key={n}
            x={x - 6}
            y={y - 6}
            width="12"
            height="12"
            rx="2"
            className={styles.full}
            transform={`rotate(${n * 17} ${x} ${y})`}
          />
        );
      })}
      <rect x="226" y="56" width="28" height="240" rx="8" className={styles.high} />
      {steps(11, 72, 20).map((y) => (
        <path key={y} d={`M226 ${y}l28 12`} className={styles.bold} />
      ))}
      {steps(6, 124, 32).map((y) => (
        <path key={y} d={`M262 ${y}h34m-9-7l10 7-10 7`} className={styles.line} />
      ))}
      {steps(9, 0, 1).map((n) => (
        <circle key={n} cx={322 + ((n * 47) % 140)} cy={126 + ((n * 53) % 170)} r="5" className={styles.hair} />
      ))}
      <path d="M392 146C360 192 352 214 352 230A40 40 0 0 0 432 230C432 214 424 192 392 146Z" className={styles.full} />
      <path d="M370 232a22 22 0 0 0 18 22" className={styles.gap} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** A pipe under a street, and the sound of its leak. */
export function LeakArt() {
  return (
    <>
      <path d="M0 96H480V320H0Z" className={styles.low} />
      <path d="M40 96V58H88V96M96 96V40H142V96M330 96V52H380V96M388 96V70H436V96" className={styles.middle} />
      <path d="M0 96H480" className={styles.line} />
      <path d="M0 108H480" className={styles.far} strokeDasharray="22 16" strokeWidth="3" />
      {steps(5, 1, 1).map((n) => (
        <path
          key={n}
          d={`M${240 - n * 24} 196A${n * 24} ${n * 22} 0 0 1 ${240 + n * 24} 196`}
          className={n < 3 ? styles.line : styles.hair}
        />
      ))}
      <path d="M0 196H224L232 204L240 194L250 205L256 196H480V250H0Z" className={styles.high} />
      <path d="M0 196H224L232 204L240 194L250 205L256 196H480M0 250H480" className={styles.bold} />
      <path d="M92 188V258M388 188V258" className={styles.broad} />
      <path d="M0 212H210M280 212H480" className={styles.gap} strokeWidth="3" />
      {[
        [226, 180],
        [246, 168],
        [260, 184],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y}c-6-8-5-14 0-18 5 4 6 10 0 18Z`} className={styles.full} />
      ))}
      <circle cx="240" cy="96" r="16" className={styles.full} />
      <circle cx="240" cy="96" r="6" className={styles.cut} />
      <path d="M0 284C120 272 330 296 480 280V320H0Z" className={styles.middle} />
    </>
  );
}

/** Round basins from above, and the crystals that come out of them. */
export function TreatmentArt() {
  return (
    <>
      <path d="M0 96H112M196 138V206M196 206H280M368 206H480" className={styles.broad} />
      {[
        [156, 108, 70],
        [330, 196, 82],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} className={styles.middle} />
          <circle cx={x} cy={y} r={r - 12} className={styles.high} />
          <circle cx={x} cy={y} r={r - 30} className={styles.hair} />
          <circle cx={x} cy={y} r={r} className={styles.bold} />
          <path d={`M${x - r + 4} ${y + 10}L${x + r - 4} ${y - 10}`} className={styles.gap} strokeWidth="8" />
          <path d={`M${x - r + 4} ${y + 10}L${x + r - 4} ${y - 10}`} className={styles.line} />
          <circle cx={x} cy={y} r="12" className={styles.full} />
        </g>
      ))}
      {[
        [106, 236, 1.3],
        [152, 262, 1],
        [74, 274, 0.8],
      ].map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 -34L18 -16V14L0 32L-18 14V-16Z" className={styles.full} />
          <path d="M0 -34V32M-18 -16L0 -2L18 -16" className={styles.gap} strokeWidth="2" />
        </g>
      ))}
      <path d="M396 60C380 84 376 94 376 102A20 20 0 0 0 416 102C416 94 412 84 396 60Z" className={styles.full} />
    </>
  );
}
