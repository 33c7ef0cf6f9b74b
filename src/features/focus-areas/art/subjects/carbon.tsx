import { smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** A wall of fans that draws air, and what it keeps. */
export function CarbonCaptureArt() {
  return (
    <>
      {steps(6, 60, 36).map((y, n) => (
        <path
          key={y}
          d={smoothPath([
            [-10, y],
            [40, y + (n % 2 ? 8 : -8)],
            [86, y],
            [120, y],
          ])}
          className={styles.hair}
        />
      ))}
      {steps(6, 70, 36).map((y) => (
        <path key={y} d={`M366 ${y}H480`} className={styles.far} strokeDasharray="3 10" />
      ))}
      <rect x="112" y="54" width="256" height="196" rx="12" className={styles.middle} />
      {steps(6, 0, 1).map((n) => {
        const [x, y] = [156 + (n % 3) * 84, 102 + Math.floor(n / 3) * 98];
        return (
          <g key={n} transform={`translate(${x} ${y})`}>
            <circle r="37" className={styles.cut} />
            {steps(5, n * 11, 72).map((angle) => (
              <path
                key={angle}
                d="M0 -4C10 -14 14 -24 6 -34C-8 -32 -12 -16 0 -4Z"
                transform={`rotate(${angle})`}
                className={styles.full}
              />
            ))}
            <circle r="37" className={styles.line} />
            <circle r="6" className={styles.high} />
          </g>
        );
      })}
      <rect x="112" y="54" width="256" height="196" rx="12" className={styles.bold} />
      <path d="M150 250V284M330 250V284M60 284H420" className={styles.bold} />
      {[
        [24, 92],
        [62, 132],
        [34, 190],
        [84, 226],
      ].map(([x = 0, y = 0]) => (
        <g key={y}>
          <circle cx={x - 9} cy={y} r="5" className={styles.high} />
          <circle cx={x} cy={y} r="7" className={styles.full} />
          <circle cx={x + 9} cy={y} r="5" className={styles.high} />
        </g>
      ))}
    </>
  );
}

/** Columns of basalt with veins of new stone. */
export function MineralArt() {
  return (
    <>
      <path d="M0 250C140 236 320 262 480 244V320H0Z" className={styles.low} />
      {steps(9, 0, 1).map((n) => {
        const [x, y] = [60 + n * 40, 92 + ((n * 47) % 70)];
        return (
          <g key={n}>
            <path
              d={`M${x} ${y + 12}V270H${x + 40}V${y + 12}L${x + 20} ${y + 24}Z`}
              className={n % 2 ? styles.middle : styles.low}
            />
            <path
              d={`M${x} ${y + 12}L${x + 10} ${y}H${x + 30}L${x + 40} ${y + 12}L${x + 20} ${y + 24}Z`}
              className={styles.high}
            />
            <path d={`M${x} ${y + 12}V270M${x + 40} ${y + 12}V270M${x + 20} ${y + 24}V270`} className={styles.hair} />
          </g>
        );
      })}
      <path
        d="M240 20V176M240 176L204 206L214 244M240 176L282 198L270 250M240 136L188 150L164 190M282 198L330 210L344 250M204 206L150 232"
        className={styles.broad}
      />
      {[
        [164, 190],
        [214, 244],
        [270, 250],
        [344, 250],
        [150, 232],
        [330, 210],
      ].map(([x = 0, y = 0]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y - 12}l11 6v12l-11 6-11-6v-12Z`} className={styles.full} />
      ))}
      <path d="M222 16H258V44H222Z" className={styles.full} />
    </>
  );
}

/** Husks go into a kiln, and char into the ground. */
export function BiocharArt() {
  return (
    <>
      <path d="M0 226C120 216 330 234 480 220V320H0Z" className={styles.low} />
      <path d="M0 270C140 258 320 280 480 262V320H0Z" className={styles.middle} />
      <path d="M176 226V112C176 74 304 74 304 112V226Z" className={styles.high} />
      <path d="M176 226V112C176 74 304 74 304 112V226M226 84V44H254V84" className={styles.bold} />
      <path
        d="M198 226C192 190 220 184 222 152C244 166 240 184 250 190C256 180 258 172 256 164C276 180 288 204 282 226Z"
        className={styles.full}
      />
      <path d="M222 226C222 206 236 202 240 188C252 198 258 210 256 226Z" className={styles.cut} />
      <path d="M240 38c-12-12 12-18 0-34" className={styles.line} />
      {steps(14, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${34 + n * 31} ${264 + ((n * 23) % 34)}l9-7 10 5-2 9-11 3Z`}
          className={n % 3 ? styles.full : styles.high}
        />
      ))}
      {steps(5, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${60 + n * 22} ${214 - (n % 2) * 12}c-10-12-6-26 8-30 6 14 4 24-8 30Z`}
          className={styles.high}
        />
      ))}
      <path
        d="M372 220C370 180 356 164 336 158C346 184 358 194 372 196C372 172 386 156 408 152C406 178 394 192 372 200"
        className={styles.full}
      />
      <path d="M372 226V190" className={styles.bold} />
    </>
  );
}
