import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';
import { wave } from './wave.ts';

/** A ferry with batteries, plugged in at its quay. */
export function FerryArt() {
  return (
    <>
      <circle cx="350" cy="96" r="34" className={styles.middle} />
      <path d="M0 190L70 150L130 178L210 138L300 184L380 158L480 188V230H0Z" className={styles.low} />
      <path d={`${wave(222, 5, 70)}V320H0Z`} className={styles.middle} />
      <path d="M112 184H372L350 232C280 242 200 242 140 232Z" className={styles.full} />
      <path d="M142 184V152H338V184M172 152V126H296L304 152M204 126V106H262V126" className={styles.bold} />
      <path d="M142 184V152H338V184Z M172 152V126H296L304 152Z" className={styles.high} />
      {steps(8, 156, 22).map((x) => (
        <rect key={x} x={x} y="161" width="12" height="12" rx="3" className={styles.cut} />
      ))}
      <path d="M246 196L228 216H242L236 232L256 210H242Z" className={styles.cut} />
      <path d="M372 190C410 190 402 150 430 150" className={styles.bold} />
      <path d="M424 130H446V240H424Z" className={styles.high} />
      <path d={wave(244, 4, 60, 10)} className={styles.line} />
      <path d={wave(268, 4, 70, 34)} className={styles.hair} />
    </>
  );
}

/** A cargo ship with round fuel tanks on its deck. */
export function ShipArt() {
  return (
    <>
      {steps(5, 50, 24).map((y) => (
        <path key={y} d={`M0 ${y}H480`} className={styles.far} />
      ))}
      <path d={`${wave(226, 6, 84)}V320H0Z`} className={styles.low} />
      <path d="M84 188H404L376 246H118C104 232 92 212 84 188Z" className={styles.high} />
      <path d="M84 188H404" className={styles.bold} />
      <path d="M340 188V122H384V188M350 122V96H366V122" className={styles.bold} />
      <path d="M340 188V122H384V188Z" className={styles.middle} />
      {[138, 206, 274].map((x) => (
        <g key={x}>
          <circle cx={x} cy="160" r="29" className={styles.full} />
          <path d={`M${x - 29} 160a29 29 0 0 0 58 0`} className={styles.high} />
          <path d={`M${x - 18} 148a22 22 0 0 1 14-10`} className={styles.gap} strokeWidth="3" />
        </g>
      ))}
      {steps(3, 350, 12).map((x) => (
        <rect key={x} x={x} y="134" width="7" height="9" rx="2" className={styles.cut} />
      ))}
      <path d={wave(226, 6, 84)} className={styles.bold} />
      <path d={wave(252, 5, 70, 22)} className={styles.line} />
      <path d={wave(278, 5, 90, 40)} className={styles.hair} />
    </>
  );
}
