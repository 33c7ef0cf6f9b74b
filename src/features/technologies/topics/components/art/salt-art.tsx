import styles from './art.module.css';

const waves = Array.from({ length: 9 }, (_, index) => ({ y: 110 + index * 26, shift: (index % 3) * 18 }));

/** A vessel of liquid, with bubbles of gas rising from it. */
export function SaltArt() {
  return (
    <svg viewBox="0 0 380 380" className={styles.art}>
      <defs>
        <clipPath id="salt-vessel">
          <path d="M70 60h240v220a80 80 0 0 1 -80 80h-80a80 80 0 0 1 -80 -80z" />
        </clipPath>
      </defs>
      <path d="M70 60h240v220a80 80 0 0 1 -80 80h-80a80 80 0 0 1 -80 -80z" />
      <path className={styles.soft} d="M50 60h280M110 60v-30h160v30" />
      <g clipPath="url(#salt-vessel)">
        <path className={styles.fill} stroke="none" d="M60 118q30 -20 60 0t60 0t60 0t60 0t60 0v260h-300z" />
        {waves.map(({ y, shift }, index) => (
          <path
            key={y}
            className={index % 2 ? styles.softer : styles.soft}
            d={`M${40 - shift} ${y}q30 -20 60 0t60 0t60 0t60 0t60 0t60 0`}
          />
        ))}
      </g>
      <circle cx="150" cy="240" r="9" />
      <circle cx="212" cy="196" r="7" />
      <circle cx="188" cy="290" r="6" />
      <circle cx="246" cy="262" r="10" />
      <circle className={styles.solid} cx="168" cy="160" r="4" />
      <circle className={styles.solid} cx="232" cy="142" r="4" />
    </svg>
  );
}
