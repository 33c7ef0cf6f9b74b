import { smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** A contract that two sides sign, with the price of power beneath. */
export function ContractArt() {
  return (
    <>
      {steps(5, 60, 48).map((y) => (
        <path key={y} d={`M0 ${y}H480`} className={styles.far} />
      ))}
      <path
        d={smoothPath([
          [-10, 250],
          [60, 206],
          [120, 232],
          [190, 170],
          [260, 200],
          [340, 120],
          [400, 150],
          [490, 84],
        ])}
        className={styles.hair}
      />
      <path d="M146 36H286L334 84V284H146Z" className={styles.cut} />
      <path d="M146 36H286L334 84V284H146Z" className={styles.bold} />
      <path d="M286 36V84H334" className={styles.bold} />
      <path d="M286 36V84H334Z" className={styles.high} />
      <path d="M172 74H256M172 96H240" className={styles.hair} strokeWidth="5" />
      <path d="M172 128H308M172 146H308M172 164H284" className={styles.far} strokeWidth="4" />
      {[14, 26, 20, 34, 30].map((height, n) => (
        <rect
          key={height}
          x={172 + n * 26}
          y={222 - height}
          width="16"
          height={height}
          rx="3"
          className={n > 2 ? styles.full : styles.high}
        />
      ))}
      <path d="M174 256c12-16 20 14 30-2s14 8 24 2 16-10 26 0" className={styles.line} />
      <g transform="translate(352 232) rotate(38)">
        <rect x="-9" y="-104" width="18" height="96" rx="4" className={styles.full} />
        <path d="M-9 -8H9L0 18Z" className={styles.high} />
      </g>
      <circle cx="300" cy="252" r="22" className={styles.high} />
      <path d="M290 252l7 8 14-16" className={styles.bold} />
    </>
  );
}

/** A round table of people, seen from above, and the lines between them. */
export function SummitArt() {
  const seats = steps(8, 0, 45).map(
    (angle) => [240 + Math.cos((angle * Math.PI) / 180) * 112, 160 + Math.sin((angle * Math.PI) / 180) * 98] as const,
  );
  return (
    <>
      {steps(5, 1, 1).map((n) => (
        <ellipse key={n} cx="240" cy="160" rx={90 + n * 46} ry={74 + n * 40} className={styles.far} />
      ))}
      <ellipse cx="240" cy="160" rx="78" ry="66" className={styles.middle} />
      <ellipse cx="240" cy="160" rx="78" ry="66" className={styles.line} />
      {seats.map(([x, y], n) =>
        [3, 5].map((far) => {
          const [toX, toY] = seats[(n + far) % 8] ?? [0, 0];
          return (
            <path
              key={`${n} ${far}`}
              d={`M${Math.round(240 + (x - 240) * 0.62)} ${Math.round(160 + (y - 160) * 0.62)}L${Math.round(240 + (toX - 240) * 0.62)} ${Math.round(160 + (toY - 160) * 0.62)}`}
              className={styles.hair}
            />
          );
        }),
      )}
      {seats.map(([x, y], n) => (
        <g key={n} transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${n * 45 - 90})`}>
          <path
            d="M-27 14C-27 -2 -14 -8 0 -8S27 -2 27 14C14 22 -14 22 -27 14Z"
            className={n % 3 ? styles.high : styles.full}
          />
          <circle cy="4" r="13" className={n % 3 ? styles.full : styles.high} />
          <circle cy="4" r="13" className={styles.gap} strokeWidth="2" />
        </g>
      ))}
      <circle cx="240" cy="160" r="20" className={styles.full} />
      <path
        d="M240 150C230 158 230 168 240 172C250 168 250 158 240 150ZM240 172V150"
        className={styles.gap}
        strokeWidth="2.5"
      />
    </>
  );
}
