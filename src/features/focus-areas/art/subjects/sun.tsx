import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** A film of solar cells that comes off its roll. */
export function SolarSheetArt() {
  return (
    <>
      <circle cx="380" cy="70" r="30" className={styles.middle} />
      {steps(12, 0, 30).map((angle) => (
        <path key={angle} d="M0 -40V-52" transform={`translate(380 70) rotate(${angle})`} className={styles.hair} />
      ))}
      <path d="M112 120H268L436 268H220Z" className={styles.high} />
      {steps(6, 1, 1).map((n) => (
        <path key={n} d={`M${112 + n * 22.3} 120L${220 + n * 30.8} 268`} className={styles.gap} strokeWidth="2" />
      ))}
      {steps(6, 0, 1).map((n) => {
        const t = (n + 1) / 7;
        return (
          <path
            key={n}
            d={`M${112 + 108 * t} ${120 + 148 * t}H${268 + 168 * t}`}
            className={styles.gap}
            strokeWidth="1.5"
          />
        );
      })}
      <path d="M112 120L220 268H436" className={styles.line} />
      <rect x="92" y="82" width="176" height="52" rx="26" className={styles.full} />
      <ellipse cx="266" cy="108" rx="14" ry="26" className={styles.middle} />
      <ellipse cx="266" cy="108" rx="14" ry="26" className={styles.bold} />
      <ellipse cx="266" cy="108" rx="5" ry="10" className={styles.cut} />
      <path d="M110 96H240" className={styles.gap} strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** Panels over rows of plants. */
export function AgrivoltaicsArt() {
  return (
    <>
      <circle cx="356" cy="74" r="28" className={styles.full} />
      <path d="M0 216H480V320H0Z" className={styles.low} />
      {steps(5, 0, 1).map((n) => (
        <path key={n} d={`M0 ${232 + n * 19}H480`} className={styles.far} />
      ))}
      {[72, 196, 320].map((x) => (
        <g key={x}>
          <path d={`M${x + 22} 138V240M${x + 84} 116V240`} className={styles.bold} />
          <path d={`M${x} 148L${x + 106} 98L${x + 116} 108L${x + 10} 158Z`} className={styles.full} />
          <path
            d={`M${x + 30} 134L${x + 40} 144M${x + 56} 122L${x + 66} 132M${x + 82} 110L${x + 92} 120`}
            className={styles.gap}
            strokeWidth="2"
          />
        </g>
      ))}
      {steps(11, 30, 42).map((x, n) => (
        <g key={x} transform={`translate(${x} ${n % 2 ? 252 : 264})`}>
          <path
            d="M0 0C-2 -12 -14 -16 -18 -26C-6 -28 2 -18 0 0C0 -16 8 -28 20 -28C18 -16 8 -8 0 0"
            className={styles.high}
          />
          <path d="M0 6V-10" className={styles.line} />
        </g>
      ))}
    </>
  );
}

/** A house with a panel and what runs on it. */
export function AppliancesArt() {
  return (
    <>
      <circle cx="396" cy="66" r="28" className={styles.full} />
      {steps(8, 0, 45).map((angle) => (
        <path key={angle} d="M0 -38V-50" transform={`translate(396 66) rotate(${angle})`} className={styles.line} />
      ))}
      <path d="M0 262H480V320H0Z" className={styles.low} />
      <path d="M104 262V142L200 78L296 142V262Z" className={styles.middle} />
      <path d="M88 152L200 76L312 152" className={styles.broad} />
      <path d="M210 92L286 142L264 150L192 104Z" className={styles.full} />
      <path d="M128 164H166V202H128Z" className={styles.full} />
      <path d="M147 164V202M128 183H166" className={styles.gap} strokeWidth="3" />
      <rect x="190" y="168" width="44" height="94" rx="6" className={styles.high} />
      <path d="M190 202H234M198 184V194M198 212V228" className={styles.bold} />
      <rect x="244" y="210" width="40" height="52" rx="6" className={styles.high} />
      <circle cx="264" cy="240" r="14" className={styles.stop} strokeWidth="3" />
      <path d="M296 214C330 214 320 244 352 244H376" className={styles.bold} />
      <rect x="376" y="206" width="60" height="56" rx="8" className={styles.high} />
      <path d="M408 216L396 236H405L400 252L416 230H407Z" className={styles.full} />
    </>
  );
}
