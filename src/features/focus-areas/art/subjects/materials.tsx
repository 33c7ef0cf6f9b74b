import { smoothPath, steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** Cloth on a loom, that comes apart into fibres and is spun again. */
export function TextileArt() {
  return (
    <>
      {steps(13, 150, 14).map((x) => (
        <path key={x} d={`M${x} 60V260`} className={styles.line} />
      ))}
      {steps(12, 66, 16).map((y, n) => (
        <path
          key={y}
          d={smoothPath(steps(14, 0, 1).map((i) => [143 + i * 14, y + ((i + n) % 2 ? 5 : -5)]))}
          className={n < 7 ? styles.bold : styles.hair}
          strokeWidth={n < 7 ? 6 : 2}
        />
      ))}
      {steps(9, 0, 1).map((n) => (
        <path
          key={n}
          d={`M330 ${176 + n * 9}c40 ${n * 6 - 30} 60 ${n * 5 - 18} 140 ${n * 8 - 40}`}
          className={n % 2 ? styles.hair : styles.line}
        />
      ))}
      <g transform="translate(88 160)">
        <path d="M-34 -86H34L22 -66V66L34 86H-34L-22 66V-66Z" className={styles.high} />
        <rect x="-32" y="-58" width="64" height="116" rx="20" className={styles.full} />
        {steps(9, -46, 12).map((y) => (
          <path key={y} d={`M-31 ${y + 6}L31 ${y - 6}`} className={styles.gap} strokeWidth="2" />
        ))}
      </g>
      <path d="M118 128C132 100 140 84 150 72" className={styles.line} />
    </>
  );
}

/** A board of circuits, mined with a pick. */
export function CircuitArt() {
  return (
    <>
      <rect x="96" y="64" width="288" height="200" rx="14" className={styles.middle} />
      <path
        d="M120 96H176V140M120 232H160V190H200M360 96H312V130M360 232H304V196M240 64V110M240 264V210M120 164H186M360 164H294M150 64V84M330 264V244"
        className={styles.line}
      />
      <rect x="190" y="114" width="100" height="92" rx="8" className={styles.full} />
      <rect x="210" y="132" width="60" height="56" rx="5" className={styles.cut} />
      <path d="M226 174L254 146M226 146L254 174" className={styles.bold} />
      {steps(6, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${200 + n * 16} 114V102M${200 + n * 16} 206V218M190 ${124 + n * 14}H178M290 ${124 + n * 14}H302`}
          className={styles.bold}
        />
      ))}
      {[
        [120, 96],
        [120, 232],
        [360, 96],
        [360, 232],
        [120, 164],
        [360, 164],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" className={styles.stop} strokeWidth="3" />
      ))}
      {[
        [316, 82],
        [140, 116],
        [330, 206],
      ].map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="34" height="16" rx="4" className={styles.high} />
      ))}
      <path d="M330 300L420 190" className={styles.broad} />
      <path d="M372 168C404 158 440 174 452 214C430 192 404 186 380 196Z" className={styles.full} />
    </>
  );
}

/** Flakes on a belt, told apart by light. */
export function SortingArt() {
  return (
    <>
      <path d="M240 24L150 206H330Z" className={styles.low} />
      <path d="M240 24L186 206M240 24L240 206M240 24L294 206" className={styles.hair} />
      <rect x="204" y="16" width="72" height="34" rx="8" className={styles.full} />
      <circle cx="240" cy="40" r="12" className={styles.stop} strokeWidth="3" />
      <rect x="30" y="206" width="330" height="24" rx="12" className={styles.high} />
      {steps(7, 46, 50).map((x) => (
        <circle key={x} cx={x} cy="218" r="8" className={styles.cut} />
      ))}
      {steps(10, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${48 + n * 31} ${202 - (n % 3) * 4}l${6 + (n % 2) * 4}-${12 + (n % 3) * 4} 12 4-4 10Z`}
          className={n % 3 === 1 ? styles.full : styles.middle}
        />
      ))}
      {steps(10, 0, 1).map(
        (n) =>
          n % 3 === 1 && (
            <path
              key={n}
              d={`M${48 + n * 31} ${202 - (n % 3) * 4}l${6 + (n % 2) * 4}-${12 + (n % 3) * 4} 12 4-4 10Z`}
              className={styles.line}
            />
          ),
      )}
      <path
        d="M360 214C400 214 404 244 404 258M360 206C420 196 446 222 448 258"
        className={styles.line}
        strokeDasharray="4 7"
      />
      <path d="M382 262H424L418 304H388ZM428 262H470L464 304H434Z" className={styles.high} />
      <path d="M392 276H414M438 276H460" className={styles.gap} strokeWidth="3" />
    </>
  );
}
