import { smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** Terraces of rice, with and without water. */
export function RiceArt() {
  return (
    <>
      <circle cx="110" cy="64" r="26" className={styles.middle} />
      <path d="M0 130L120 84L240 118L360 72L480 112V320H0Z" className={styles.low} />
      {steps(5, 0, 1).map((n) => {
        const y = 128 + n * 40;
        return (
          <g key={n}>
            <path
              d={`${smoothPath([
                [-20, y + 12],
                [90, y - 6],
                [220, y + 10],
                [340, y - 8],
                [500, y + 8],
              ])}V320H0Z`}
              className={n % 2 ? styles.high : styles.middle}
            />
            <path
              d={smoothPath([
                [-20, y + 12],
                [90, y - 6],
                [220, y + 10],
                [340, y - 8],
                [500, y + 8],
              ])}
              className={styles.bold}
            />
            {n % 2 === 1 && (
              <path d={`M60 ${y + 18}h60M180 ${y + 24}h80M320 ${y + 14}h70`} className={styles.gap} strokeWidth="2.5" />
            )}
          </g>
        );
      })}
      {steps(16, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${18 + n * 30} ${292 - (n % 3) * 6}c-4-14-10-20-14-24M${18 + n * 30} ${292 - (n % 3) * 6}c0-16 2-26 2-34M${18 + n * 30} ${292 - (n % 3) * 6}c4-14 10-18 16-22`}
          className={styles.line}
        />
      ))}
    </>
  );
}

/** A field with drips along its rows. */
export function IrrigationArt() {
  return (
    <>
      <circle cx="240" cy="78" r="30" className={styles.full} />
      <path d="M0 116H480V320H0Z" className={styles.low} />
      {steps(7, -3, 1).map((n) => (
        <path
          key={n}
          d={`M${240 + n * 14} 116L${240 + n * 92} 320`}
          className={n % 2 ? styles.band : styles.hair}
          strokeWidth={n % 2 ? 5 : 2}
        />
      ))}
      {steps(4, 0, 1).map((row) =>
        steps(7, -3, 1).map((n) => {
          const t = [0.14, 0.34, 0.6, 0.9][row] ?? 0;
          const [x, y] = [240 + n * (14 + 78 * t), 116 + 204 * t];
          return (
            <g key={`${row} ${n}`} transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${0.3 + t})`}>
              {n % 2 ? (
                <path d="M0 6C-9 18 -8 28 0 28S9 18 0 6Z" className={styles.full} />
              ) : (
                <path
                  d="M0 0C-4 -14 -18 -18 -24 -28C-8 -32 0 -20 0 -4C0 -20 10 -32 26 -30C22 -16 8 -10 0 0Z"
                  className={styles.high}
                />
              )}
            </g>
          );
        }),
      )}
      <path d="M0 116H480" className={styles.line} />
    </>
  );
}

/** Strips of different crops around a hedge, from above. */
export function FieldArt() {
  return (
    <>
      {steps(8, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${-120 + n * 80} 320C${-60 + n * 80} 210 ${-20 + n * 70} 120 ${60 + n * 60} 0H${120 + n * 60}C${50 + n * 70} 120 ${20 + n * 80} 210 ${-40 + n * 80} 320Z`}
          className={[styles.low, styles.middle, styles.high, styles.middle][n % 4]}
        />
      ))}
      {steps(24, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${-130 + n * 27} 320C${-70 + n * 27} 210 ${-24 + n * 24} 120 ${56 + n * 20} 0`}
          className={n % 3 ? styles.far : styles.hair}
        />
      ))}
      {steps(9, 0, 1).map((n) => {
        const t = n / 8;
        return (
          <circle
            key={n}
            cx={170 + 130 * t * t + t * 20}
            cy={290 - n * 33}
            r={20 - n}
            className={n % 2 ? styles.full : styles.high}
          />
        );
      })}
      {steps(9, 0, 1).map((n) => {
        const t = n / 8;
        return <circle key={n} cx={170 + 130 * t * t + t * 20} cy={290 - n * 33} r={20 - n} className={styles.line} />;
      })}
    </>
  );
}
