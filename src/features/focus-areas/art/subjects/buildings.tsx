import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** A kiln that turns, and what comes out of it in sacks. */
export function CementArt() {
  return (
    <>
      <path d="M0 262H480V320H0Z" className={styles.low} />
      <path d="M60 262V118L104 74L148 118V262Z" className={styles.middle} />
      <path d="M60 118L104 74L148 118M104 74V52" className={styles.line} />
      <g transform="rotate(8 260 160)">
        <rect x="138" y="126" width="252" height="66" rx="8" className={styles.full} />
        {[170, 240, 310, 366].map((x) => (
          <rect key={x} x={x} y="116" width="14" height="86" rx="4" className={styles.high} />
        ))}
        <path d="M150 140H380" className={styles.gap} strokeWidth="3" />
        <ellipse cx="390" cy="159" rx="10" ry="33" className={styles.cut} />
      </g>
      <path d="M190 206L174 262M330 226L346 262" className={styles.bold} />
      {[
        [372, 262],
        [420, 262],
        [396, 232],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <path
            d={`M${x - 24} ${y}C${x - 30} ${y - 10} ${x - 26} ${y - 26} ${x - 20} ${y - 30}H${x + 20}C${x + 26} ${y - 26} ${x + 30} ${y - 10} ${x + 24} ${y}Z`}
            className={styles.high}
          />
          <path d={`M${x - 10} ${y - 15}H${x + 10}`} className={styles.bold} />
        </g>
      ))}
      {steps(4, 0, 1).map((n) => (
        <path key={n} d={`M${20 + n * 12} ${262 - n * 3}l14-16 16 8 4 12Z`} className={styles.high} />
      ))}
    </>
  );
}

/** A front of windows, some of them darkened against the sun. */
export function WindowArt() {
  return (
    <>
      <circle cx="404" cy="62" r="30" className={styles.full} />
      {steps(5, 0, 1).map((n) => (
        <path key={n} d={`M${374 - n * 4} ${78 + n * 12}L${90 - n * 20} ${190 + n * 36}`} className={styles.far} />
      ))}
      <path d="M110 40H340V290H110Z" className={styles.middle} />
      {steps(12, 0, 1).map((n) => (
        <g key={n}>
          <rect
            x={124 + (n % 3) * 70}
            y={54 + Math.floor(n / 3) * 58}
            width="62"
            height="48"
            rx="3"
            className={[styles.cut, styles.high, styles.full, styles.low][(n * 5 + Math.floor(n / 3)) % 4]}
          />
          <path
            d={`M${132 + (n % 3) * 70} ${94 + Math.floor(n / 3) * 58}l22-32M${146 + (n % 3) * 70} ${94 + Math.floor(n / 3) * 58}l12-18`}
            className={styles.hair}
          />
        </g>
      ))}
      <path d="M110 40H340V290H110Z" className={styles.bold} />
      <path d="M0 290H480" className={styles.line} />
      <path d="M366 290C352 250 372 222 384 206C398 226 414 252 402 290" className={styles.high} />
      <path d="M384 296V236" className={styles.line} />
    </>
  );
}

/** A chair that comes apart into its pieces. */
export function TakeApartArt() {
  return (
    <>
      {steps(9, 0, 60).map((x) => (
        <path key={x} d={`M${x} 0V320M0 ${x}H480`} className={styles.far} />
      ))}
      <path d="M240 42V286M120 206H360" className={styles.hair} strokeDasharray="4 8" />
      <path d="M188 52H292C302 52 306 60 304 70L296 122H184L176 70C174 60 178 52 188 52Z" className={styles.full} />
      <path d="M200 66H280M198 84H282M197 102H283" className={styles.gap} strokeWidth="3" />
      <path d="M166 158H314L336 192H144Z" className={styles.high} />
      <path d="M166 158H314L336 192H144Z" className={styles.bold} />
      {[
        [150, 214, -6],
        [214, 220, -2],
        [266, 220, 2],
        [330, 214, 6],
      ].map(([x, y, lean]) => (
        <path key={x} d={`M${x} ${y}l${lean} 68`} className={styles.broad} strokeLinecap="round" />
      ))}
      {[
        [120, 150],
        [360, 150],
        [120, 96],
        [360, 96],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="13" className={styles.stop} strokeWidth="3" />
          <path d={`M${(x ?? 0) - 6} ${y}h12M${x} ${(y ?? 0) - 6}v12`} className={styles.line} />
        </g>
      ))}
    </>
  );
}
