import { steps } from '#src/lib/svg-path.ts';
import styles from '../focus-art.module.css';

/** Two tanks of electrolyte and the stack between them. */
export function FlowBatteryArt() {
  const tank = (x: number, level: number, look: string | undefined) => (
    <g>
      <path
        d={`M${x} 92C${x} 74 ${x + 104} 74 ${x + 104} 92V246C${x + 104} 264 ${x} 264 ${x} 246Z`}
        className={styles.low}
      />
      <path
        d={`M${x} ${level}C${x + 34} ${level - 8} ${x + 70} ${level + 8} ${x + 104} ${level}V246C${x + 104} 264 ${x} 264 ${x} 246Z`}
        className={look}
      />
      <path
        d={`M${x} 92C${x} 74 ${x + 104} 74 ${x + 104} 92V246C${x + 104} 264 ${x} 264 ${x} 246Z`}
        className={styles.bold}
      />
      <path d={`M${x + 16} ${level + 26}V232`} className={styles.gap} strokeWidth="4" strokeLinecap="round" />
    </g>
  );
  return (
    <>
      <path d="M0 268H480V320H0Z" className={styles.low} />
      <path d="M124 74V44H206V112M356 74V44H274V112M124 256V286H206V216M356 256V286H274V216" className={styles.broad} />
      {tank(72, 122, styles.high)}
      {tank(304, 150, styles.full)}
      <rect x="192" y="104" width="96" height="120" rx="8" className={styles.cut} />
      {steps(7, 200, 12).map((x, n) => (
        <rect key={x} x={x} y="112" width="8" height="104" rx="3" className={n % 2 ? styles.full : styles.high} />
      ))}
      <rect x="192" y="104" width="96" height="120" rx="8" className={styles.bold} />
      <path d="M158 38l14 6-14 6ZM322 38l-14 6 14 6Z" className={styles.cut} />
    </>
  );
}

/** The layers of a cell, with ions on their way between them. */
export function CellsArt() {
  return (
    <>
      {steps(6, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${70 + n * 6} ${250 - n * 38}L${240 + n * 6} ${302 - n * 38}L${410 + n * 6} ${250 - n * 38}L${240 + n * 6} ${198 - n * 38}Z`}
          className={[styles.high, styles.low, styles.middle, styles.low, styles.full, styles.low][n]}
        />
      ))}
      {steps(6, 0, 1).map((n) => (
        <path
          key={n}
          d={`M${70 + n * 6} ${250 - n * 38}L${240 + n * 6} ${302 - n * 38}L${410 + n * 6} ${250 - n * 38}L${240 + n * 6} ${198 - n * 38}Z`}
          className={n % 2 ? styles.hair : styles.line}
        />
      ))}
      {steps(12, 0, 1).map((n) => {
        const [x, y] = [160 + ((n * 53) % 170), 224 - ((n * 37) % 150)];
        return (
          <g key={n}>
            <path d={`M${x} ${y + 8}V${y + 26}`} className={styles.hair} />
            <circle cx={x} cy={y} r="6" className={styles.stop} strokeWidth="2" />
          </g>
        );
      })}
    </>
  );
}

/** A stack that splits water: bubbles of two gases rise from its plates. */
export function ElectrolyserArt() {
  return (
    <>
      {steps(5, 40, 52).map((y) => (
        <path key={y} d={`M0 ${y}H480`} className={styles.far} />
      ))}
      <path d="M60 150H128M352 150H420M240 262V306" className={styles.broad} />
      <path d="M140 100V66H108M340 100V66H372" className={styles.bold} />
      {steps(11, 0, 1).map((n) => (
        <rect
          key={n}
          x={136 + n * 19.2}
          y="98"
          width="14"
          height="156"
          rx="4"
          className={[styles.full, styles.middle, styles.high][n % 3]}
        />
      ))}
      <rect x="120" y="88" width="16" height="176" rx="5" className={styles.full} />
      <rect x="344" y="88" width="16" height="176" rx="5" className={styles.full} />
      <path d="M128 112H352M128 240H352" className={styles.gap} strokeWidth="5" />
      {steps(9, 0, 1).map((n) => (
        <circle
          key={n}
          cx={72 + ((n * 31) % 52)}
          cy={60 - ((n * 17) % 46)}
          r={3 + (n % 3) * 3}
          className={n % 2 ? styles.line : styles.high}
        />
      ))}
      {steps(6, 0, 1).map((n) => (
        <circle
          key={n}
          cx={366 + ((n * 29) % 48)}
          cy={58 - ((n * 19) % 44)}
          r={5 + (n % 2) * 4}
          className={n % 2 ? styles.high : styles.line}
        />
      ))}
    </>
  );
}
