import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';
import { wave } from './wave.ts';

/** A ducted rotor under the water of a strait: many short blades, and the current through it. */
export function TidalArt() {
  return (
    <>
      <path d={`${wave(64, 5, 80)}V320H0Z`} className={styles.low} />
      <path d={wave(64, 5, 80)} className={styles.line} />
      <path d={wave(80, 3, 64, 20)} className={styles.far} />
      {steps(7, 104, 28).map((y, n) => (
        <path
          key={y}
          d={`M0 ${y}c60-${8 - n} 100 ${n - 3} 150 ${(3 - n) * -2}M330 ${y + (n - 3) * -3}c60 ${n - 3} 100-4 150 ${n - 3}`}
          className={styles.hair}
        />
      ))}
      <path d="M0 288c60-14 110 4 170-6s120-2 180 4 90-8 130 0V320H0Z" className={styles.middle} />
      <path d="M226 250L214 290H266L254 250Z" className={styles.high} />
      <circle cx="240" cy="172" r="82" className={styles.middle} />
      <circle cx="240" cy="172" r="72" className={styles.cut} />
      <circle cx="240" cy="172" r="82" className={styles.bold} />
      <circle cx="240" cy="172" r="72" className={styles.line} />
      {steps(7, 0, 360 / 7).map((angle) => (
        <path
          key={angle}
          d="M-5 -14C-20 -30 -22 -52 -10 -69C4 -60 10 -36 6 -14Z"
          transform={`translate(240 172) rotate(${Math.round(angle)})`}
          className={styles.high}
        />
      ))}
      {steps(7, 0, 360 / 7).map((angle) => (
        <path
          key={angle}
          d="M-5 -14C-20 -30 -22 -52 -10 -69"
          transform={`translate(240 172) rotate(${Math.round(angle)})`}
          className={styles.line}
        />
      ))}
      <circle cx="240" cy="172" r="18" className={styles.full} />
      <circle cx="240" cy="172" r="7" className={styles.cut} />
    </>
  );
}

/** A turbine on a three-legged float, with its mooring lines below the water. */
export function FloatingWindArt() {
  return (
    <>
      {steps(5, 40, 22).map((y) => (
        <path key={y} d={`M0 ${y}H480`} className={styles.far} />
      ))}
      <path d={`${wave(206, 5, 70)}V320H0Z`} className={styles.low} />
      <path d="M196 214C150 240 90 260 20 320M284 214C330 240 390 260 460 320M240 220V320" className={styles.hair} />
      <path d="M232 200L237 70H243L248 200Z" className={styles.high} />
      {[20, 140, 260].map((angle) => (
        <path
          key={angle}
          d="M-4 -6C-14 -30 -9 -60 -2 -104C7 -70 9 -36 4 -6Z"
          transform={`translate(240 70) rotate(${angle})`}
          className={styles.full}
        />
      ))}
      <circle cx="240" cy="70" r="8" className={styles.full} />
      <circle cx="240" cy="70" r="3" className={styles.cut} />
      <path d="M196 196L240 186L284 196" className={styles.broad} />
      {[186, 230, 274].map((x) => (
        <rect key={x} x={x} y="186" width="20" height="44" rx="5" className={styles.high} />
      ))}
      <path d={wave(206, 5, 70)} className={styles.bold} />
      <path d={wave(236, 4, 56, 14)} className={styles.hair} />
      <path d={wave(262, 4, 64, 30)} className={styles.far} />
    </>
  );
}

/** A kite that draws circles on its tether, high over a station on the ground. */
export function KiteArt() {
  return (
    <>
      {steps(4, 0, 1).map((n) => (
        <ellipse
          key={n}
          cx="276"
          cy="112"
          rx={52 + n * 34}
          ry={30 + n * 20}
          className={n === 1 ? styles.line : styles.far}
          strokeDasharray={n === 1 ? '5 8' : undefined}
        />
      ))}
      <path d="M0 272c80-26 150-26 240-12s170 8 240-10V320H0Z" className={styles.low} />
      <path d="M0 292c90-16 200-10 280-4s140 0 200-8V320H0Z" className={styles.middle} />
      <path d="M132 262C190 220 262 170 330 92" className={styles.line} />
      <path d="M330 92L300 62M330 92L366 74M330 92L336 46" className={styles.hair} />
      <path
        d="M280 70C292 34 334 16 384 40C392 52 392 64 386 76C366 54 318 50 296 84C286 84 280 78 280 70Z"
        className={styles.full}
      />
      <path d="M308 38L312 62M340 28L338 56M368 36L362 62" className={styles.gap} strokeWidth="2" />
      <rect x="108" y="252" width="50" height="26" rx="5" className={styles.high} />
      <circle cx="133" cy="256" r="13" className={styles.full} />
      <circle cx="133" cy="256" r="5" className={styles.cut} />
    </>
  );
}
