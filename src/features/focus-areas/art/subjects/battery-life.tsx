import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** A label and its product passport: a battery with a code that tells its parts. */
export function PassportArt() {
  // A fixed pattern that looks like a code and is none.
  const dark = new Set([
    0, 1, 2, 4, 6, 9, 11, 12, 13, 15, 17, 18, 20, 22, 23, 25, 28, 29, 30, 33, 34, 36, 38, 39, 41, 42, 45, 47, 48,
  ]);
  return (
    <>
      {steps(6, 40, 48).map((y) => (
        <path key={y} d={`M0 ${y}H480`} className={styles.far} />
      ))}
      <rect x="92" y="92" width="168" height="150" rx="14" className={styles.middle} />
      <rect x="92" y="92" width="168" height="150" rx="14" className={styles.bold} />
      <path d="M126 92V74H158V92M194 92V74H226V92" className={styles.bold} />
      <rect x="108" y="146" width="136" height="80" rx="6" className={styles.high} />
      <path d="M184 154L158 192H176L168 220L196 180H178Z" className={styles.full} />
      <path d="M112 118H128M120 110V126M214 118H232" className={styles.bold} />
      <rect x="228" y="70" width="150" height="196" rx="12" className={styles.cut} />
      <rect x="228" y="70" width="150" height="196" rx="12" className={styles.bold} />
      {steps(49, 0, 1).map(
        (n) =>
          dark.has(n) && (
            <rect
              key={n}
              x={254 + (n % 7) * 14.4}
              y={92 + Math.floor(n / 7) * 14.4}
              width="12.4"
              height="12.4"
              rx="2"
              className={styles.full}
            />
          ),
      )}
      <path d="M254 214H352M254 230H330M254 246H344" className={styles.hair} strokeWidth="4" />
    </>
  );
}

/** Old cells go round and come back as new ones. */
export function BatteryLoopArt() {
  const cell = (x: number, y: number, look: string | undefined) => (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-26" y="-40" width="52" height="86" rx="9" className={look} />
      <path d="M-12 -40V-50H12V-40" className={styles.bold} />
      <path d="M-16 18H16M-16 4H16M-16 -10H16" className={styles.gap} strokeWidth="4" />
    </g>
  );
  return (
    <>
      <circle cx="240" cy="162" r="138" className={styles.far} />
      <circle cx="240" cy="162" r="104" className={styles.hair} strokeDasharray="4 9" />
      <path d="M150 104A108 108 0 0 1 330 104" className={styles.broad} />
      <path d="M330 222A108 108 0 0 1 150 222" className={styles.broad} />
      <path d="M342 118L312 112L336 88ZM138 208L168 214L144 238Z" className={styles.full} />
      {cell(132, 164, styles.middle)}
      {cell(348, 164, styles.full)}
      {steps(5, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${196 + n * 20} ${172 - (n % 2) * 20}l12-7 12 7v14l-12 7-12-7Z`}
          className={n % 2 ? styles.high : styles.middle}
        />
      ))}
    </>
  );
}

/** A motorcycle before a wall of batteries, one of which is missing. */
export function SwapStationArt() {
  return (
    <>
      <path d="M0 258H480V320H0Z" className={styles.low} />
      <rect x="258" y="58" width="150" height="200" rx="12" className={styles.middle} />
      {steps(9, 0, 1).map((n) => (
        <rect
          key={n}
          x={272 + (n % 3) * 43}
          y={76 + Math.floor(n / 3) * 56}
          width="36"
          height="46"
          rx="6"
          className={n === 4 ? styles.cut : n % 4 ? styles.high : styles.full}
        />
      ))}
      <rect x="258" y="58" width="150" height="200" rx="12" className={styles.line} />
      <circle cx="98" cy="226" r="36" className={styles.broad} />
      <circle cx="234" cy="226" r="36" className={styles.broad} />
      <circle cx="98" cy="226" r="10" className={styles.full} />
      <circle cx="234" cy="226" r="10" className={styles.full} />
      <path d="M98 226L142 170H206L234 226M142 170L122 146H94M206 170L194 132L174 124" className={styles.bold} />
      <path d="M150 166C170 150 196 152 204 168L190 186H148Z" className={styles.full} />
      <path d="M96 146C112 140 134 146 150 160H112Z" className={styles.full} />
      <rect x="150" y="190" width="44" height="36" rx="6" className={styles.high} />
      <path d="M174 194L164 210H171L168 222L180 206H173Z" className={styles.cut} />
      <path d="M204 208C250 196 280 176 320 156" className={styles.line} strokeDasharray="5 7" />
    </>
  );
}
