import styles from './art.module.css';

const shells = [46, 82, 118, 154];
const electrons = [
  [190, 144],
  [230, 167],
  [108, 190],
  [190, 272],
  [272, 108],
  [107, 273],
  [308, 190],
  [72, 190],
  [81, 299],
  [299, 81],
  [299, 299],
  [190, 36],
  [344, 190],
] as const;

/** A heavy nucleus and its orbits. */
export function DecayArt() {
  return (
    <svg viewBox="0 0 380 380" className={styles.art}>
      {shells.map((radius) => (
        <circle key={radius} className={styles.soft} cx="190" cy="190" r={radius} />
      ))}
      <circle className={styles.fill} cx="190" cy="190" r="30" />
      {[
        [182, 180],
        [199, 182],
        [186, 197],
        [203, 198],
        [176, 194],
        [192, 190],
      ].map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className={styles.solid} cx={cx} cy={cy} r="7" />
      ))}
      {electrons.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className={styles.solid} cx={cx} cy={cy} r="4.5" />
      ))}
      <path d="M18 352L160 216M146 214l15 1l-2 15" />
    </svg>
  );
}
