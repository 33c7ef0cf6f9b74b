import { smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** Two wells into hot rock, with water that goes down cold and comes up hot. */
export function GeothermalArt() {
  return (
    <>
      <path d="M0 104H480V320H0Z" className={styles.low} />
      <path d="M0 164C120 150 240 178 480 158V320H0Z" className={styles.middle} />
      <path d="M0 232C140 214 300 248 480 226V320H0Z" className={styles.high} />
      {[132, 190, 258].map((y, n) => (
        <path
          key={y}
          d={smoothPath(steps(9, 0, 60).map((x, i) => [x, y + ((i + n) % 2 ? 5 : -5)]))}
          className={styles.hair}
        />
      ))}
      <path d="M176 104V252C176 272 190 276 206 270M304 104V236C304 262 292 272 274 272" className={styles.broad} />
      <path d="M206 270C222 250 236 290 250 266S268 280 274 272" className={styles.bold} />
      {[
        [220, 246],
        [240, 292],
        [258, 248],
        [232, 268],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l10 8-4 12-14-2-4-10Z`} className={styles.line} />
      ))}
      <path d="M152 104V74H200V104ZM196 104V58H330V104Z" className={styles.full} />
      <path d="M222 58V34H240V58M262 58V26H284V58" className={styles.high} />
      {steps(4, 216, 28).map((x) => (
        <rect key={x} x={x} y="74" width="16" height="14" rx="3" className={styles.cut} />
      ))}
      <path d="M232 26c-8-12 8-12 0-24M274 18c-8-10 8-10 0-18" className={styles.line} />
      <path d="M0 104H480" className={styles.line} />
    </>
  );
}

/** A tower of hot bricks, with heat that comes out of it. */
export function HeatStoreArt() {
  return (
    <>
      {steps(5, 1, 1).map((n) => (
        <path
          key={n}
          d={`M${148 - n * 22} 252c-20-40 14-60-4-104s10-44 2-70M${332 + n * 22} 252c20-40-14-60 4-104s-10-44-2-70`}
          className={n < 3 ? styles.hair : styles.far}
        />
      ))}
      <path d="M156 72C156 50 324 50 324 72V262H156Z" className={styles.middle} />
      <ellipse cx="240" cy="72" rx="84" ry="20" className={styles.high} />
      <path d="M156 72V262M324 72V262" className={styles.bold} />
      {steps(8, 0, 1).map((row) =>
        steps(4, 0, 1).map((column) => (
          <rect
            key={`${row} ${column}`}
            x={166 + column * 38 - (row % 2) * 4}
            y={98 + row * 20}
            width="34"
            height="15"
            rx="3"
            className={row < 3 ? styles.full : row < 6 ? styles.high : styles.low}
          />
        )),
      )}
      <path d="M120 262H360" className={styles.bold} />
      <path d="M324 118H372V88M324 236H392" className={styles.broad} />
      <path d="M372 84l-12 16h24Z" className={styles.full} />
    </>
  );
}

/** The core of a reactor: a vessel with rods, and rings of coolant around it. */
export function ReactorArt() {
  return (
    <>
      {steps(5, 0, 1).map((n) => (
        <ellipse
          key={n}
          cx="240"
          cy="164"
          rx={120 + n * 28}
          ry={94 + n * 20}
          className={n < 2 ? styles.hair : styles.far}
        />
      ))}
      <path d="M168 94C168 58 312 58 312 94V214C312 262 168 262 168 214Z" className={styles.middle} />
      <path d="M168 132C196 122 220 142 240 132S290 124 312 134V214C312 262 168 262 168 214Z" className={styles.high} />
      {steps(5, 192, 24).map((x) => (
        <g key={x}>
          <path d={`M${x} 46V96`} className={styles.line} />
          <rect x={x - 5} y="96" width="10" height="112" rx="5" className={styles.full} />
        </g>
      ))}
      <path d="M168 94C168 58 312 58 312 94V214C312 262 168 262 168 214Z" className={styles.bold} />
      <path d="M168 118H104V210H168M312 118H376V210H312" className={styles.broad} />
      <circle cx="104" cy="164" r="20" className={styles.stop} strokeWidth="3" />
      <circle cx="376" cy="164" r="20" className={styles.stop} strokeWidth="3" />
      <path d="M96 170l8-14 8 14M368 158l8 14 8-14" className={styles.line} />
    </>
  );
}
