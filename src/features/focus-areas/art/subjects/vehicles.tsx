import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** An aircraft that climbs out of leaves. */
export function AircraftArt() {
  return (
    <>
      {steps(5, 0, 1).map((n) => (
        <path
          key={n}
          d={`M-20 ${300 - n * 26}C140 ${280 - n * 30} 260 ${220 - n * 24} 500 ${60 - n * 22}`}
          className={n ? styles.far : styles.hair}
        />
      ))}
      <path d="M0 276C90 240 180 262 250 286S420 300 480 262V320H0Z" className={styles.low} />
      <g transform="translate(246 150) rotate(-24)">
        <path
          d="M-120 0C-116 -15 -60 -17 40 -17C92 -17 124 -8 132 2C124 12 92 17 40 17C-60 17 -116 14 -120 0Z"
          className={styles.full}
        />
        <path d="M10 -10L-46 -92H-22L62 -12ZM10 12L-40 78H-20L58 14Z" className={styles.high} />
        <path d="M-92 -10L-124 -56H-104L-66 -14Z" className={styles.high} />
        {steps(10, -62, 15).map((x) => (
          <circle key={x} cx={x} cy="-5" r="3" className={styles.cut} />
        ))}
        <path d="M104 -8C114 -6 120 -3 122 0H98Z" className={styles.cut} />
      </g>
      {[
        [90, 268, -20],
        [142, 282, 30],
        [206, 276, -42],
        [270, 296, 12],
      ].map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M0 0C-22 -16 -18 -46 0 -60C18 -46 22 -16 0 0Z" className={styles.high} />
          <path d="M0 6V-46M0 -18L-9 -28M0 -18L9 -28" className={styles.line} />
        </g>
      ))}
    </>
  );
}

/** A bus under the arm of a charger, in its depot. */
export function ChargingArt() {
  return (
    <>
      <path d="M40 66H440M40 66V262M440 66V262" className={styles.hair} />
      {steps(9, 60, 45).map((x) => (
        <path key={x} d={`M${x} 66L${x - 20} 40M${x} 66L${x + 20} 40`} className={styles.far} />
      ))}
      <path d="M0 250H480V320H0Z" className={styles.low} />
      <path d="M0 284H480" className={styles.far} strokeDasharray="26 18" strokeWidth="4" />
      <rect x="100" y="118" width="252" height="126" rx="18" className={styles.full} />
      {steps(4, 118, 48).map((x) => (
        <rect key={x} x={x} y="136" width="40" height="46" rx="6" className={styles.cut} />
      ))}
      <path d="M312 136H338C344 136 346 146 346 158V182H312Z" className={styles.cut} />
      <path d="M112 200H340" className={styles.gap} strokeWidth="3" />
      {[156, 296].map((x) => (
        <g key={x}>
          <circle cx={x} cy="244" r="23" className={styles.cut} />
          <circle cx={x} cy="244" r="18" className={styles.high} />
          <circle cx={x} cy="244" r="7" className={styles.cut} />
        </g>
      ))}
      <path d="M180 118L206 96H246L272 118M226 96V66" className={styles.bold} />
      <rect x="386" y="128" width="40" height="122" rx="8" className={styles.high} />
      <path d="M408 146L396 170H406L401 190L418 162H407Z" className={styles.full} />
      <path d="M386 206C366 206 374 226 352 226" className={styles.bold} />
    </>
  );
}

/** A train with batteries on a branch line without wires. */
export function TrainArt() {
  return (
    <>
      <circle cx="366" cy="78" r="26" className={styles.middle} />
      <path d="M0 190C70 140 150 150 210 176S360 200 480 148V320H0Z" className={styles.low} />
      <path d="M0 252H480V320H0Z" className={styles.middle} />
      <path d="M0 262H480M0 274H480" className={styles.line} />
      {steps(17, 4, 30).map((x) => (
        <path key={x} d={`M${x} 258L${x - 8} 280`} className={styles.hair} strokeWidth="4" />
      ))}
      <path d="M64 132H318C372 132 408 178 416 222C416 238 408 246 394 246H64Z" className={styles.full} />
      <path d="M330 148C362 152 384 174 394 198H330Z" className={styles.cut} />
      {steps(5, 78, 48).map((x) => (
        <rect key={x} x={x} y="150" width="38" height="34" rx="6" className={styles.cut} />
      ))}
      <path d="M64 204H404" className={styles.gap} strokeWidth="4" />
      {steps(4, 96, 66).map((x) => (
        <g key={x}>
          <rect x={x} y="214" width="46" height="18" rx="4" className={styles.middle} />
          <rect x={x + 4} y="218" width={14 + (x % 5) * 5} height="10" rx="2" className={styles.cut} />
        </g>
      ))}
      {[108, 150, 300, 342].map((x) => (
        <circle key={x} cx={x} cy="250" r="12" className={styles.stop} strokeWidth="4" />
      ))}
      <path d="M112 132V118H196V132" className={styles.bold} />
    </>
  );
}
