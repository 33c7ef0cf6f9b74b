import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** Two lakes on a mountain, and the pipe between them. */
export function HydroArt() {
  return (
    <>
      <circle cx="372" cy="66" r="24" className={styles.middle} />
      <path d="M0 250L96 128L150 96H262L300 150L368 236H480V320H0Z" className={styles.low} />
      <path d="M96 128L150 96H262L300 150" className={styles.line} />
      <path d="M132 112H282C272 142 154 142 132 112Z" className={styles.full} />
      <path d="M150 120H262M172 129H240" className={styles.gap} strokeWidth="2" />
      <path d="M262 130L338 232" className={styles.broad} />
      {steps(4, 0, 1).map((n) => (
        <path key={n} d={`M${270 + n * 18} ${150 + n * 24}l14-10`} className={styles.line} />
      ))}
      <rect x="318" y="216" width="54" height="38" rx="5" className={styles.high} />
      <circle cx="345" cy="235" r="12" className={styles.full} />
      <circle cx="345" cy="235" r="4.5" className={styles.cut} />
      <path d="M372 240H480V320H330C300 296 330 262 372 256Z" className={styles.high} />
      <path d="M372 262H470M356 280H480M350 298H470" className={styles.gap} strokeWidth="2" />
      <path d="M60 300L120 226L168 262L206 210L270 300" className={styles.hair} />
    </>
  );
}

/** Pylons that lead from the plants in the queue into the distance. */
export function GridArt() {
  const pylons = [
    [90, 1.25],
    [214, 0.86],
    [304, 0.6],
    [368, 0.42],
    [414, 0.3],
  ] as const;
  return (
    <>
      <path d="M0 226C120 214 300 222 480 206V320H0Z" className={styles.low} />
      <circle cx="426" cy="150" r="34" className={styles.middle} />
      {[-44, -30, 30, 44].map((dx) => (
        <path
          key={dx}
          d={`M-40 ${40 + Math.abs(dx) * 0.4}${pylons.map(([x, size]) => `Q${x - 50 * size} 150 ${x + dx * size} ${240 - (dx < -40 || dx > 40 ? 108 : 140) * size}`).join('')}`}
          className={styles.hair}
        />
      ))}
      {pylons.map(([x, size]) => (
        <g key={x} transform={`translate(${x} 240) scale(${size})`}>
          <path
            d="M-26 0L-8 -150H8L26 0M-22 -34L18 -66M22 -34L-18 -66M-17 -72L12 -102M17 -72L-12 -102M-30 -140H30L44 -132H-44ZM-44 -108H44L30 -116H-30Z"
            className={styles.bold}
            strokeWidth={2.4 / size}
          />
          {[-44, 44].map((at) => (
            <path key={at} d={`M${at} -132v10M${at} -108v10`} className={styles.bold} strokeWidth={2.4 / size} />
          ))}
        </g>
      ))}
      {steps(6, 30, 66).map((x, n) => (
        <rect
          key={x}
          x={x}
          y={276}
          width="44"
          height="18"
          rx="4"
          className={n === 0 ? styles.full : n < 3 ? styles.high : styles.middle}
        />
      ))}
    </>
  );
}

/** Containers of batteries in rows, beside the lines that fill them. */
export function GridStorageArt() {
  return (
    <>
      <path d="M0 224H480V320H0Z" className={styles.low} />
      <path d="M58 224L78 66L98 224M64 180H92M68 140H88M52 90H104M58 110H98M78 66V50" className={styles.line} />
      <path d="M104 90C180 128 270 120 480 60M98 110C190 150 280 144 480 92" className={styles.hair} />
      {[0, 1].map((row) =>
        steps(2, 0, 1).map((column) => {
          const [x, y] = [128 + column * 156 - row * 30, 134 + row * 76];
          return (
            <g key={`${row} ${column}`}>
              <path d={`M${x} ${y}l18-14h140l-18 14Z`} className={styles.middle} />
              <path d={`M${x + 140} ${y}l18-14v56l-18 16Z`} className={styles.middle} />
              <rect x={x} y={y} width="140" height="58" rx="3" className={row ? styles.full : styles.high} />
              {steps(5, x + 12, 18).map((at) => (
                <path key={at} d={`M${at} ${y + 10}V${y + 48}`} className={styles.gap} strokeWidth="2" />
              ))}
              <path d={`M${x + 118} ${y + 12}l-12 18h9l-4 16 13-20h-9Z`} className={styles.cut} />
            </g>
          );
        }),
      )}
    </>
  );
}
