import styles from './panel-art.module.css';

/** A frame and the tool beside it: `isBroken` shows the line between them interrupted. */
export function PanelArt({ isBroken }: { isBroken: boolean }) {
  return (
    <svg viewBox="0 0 240 96" width="240" height="96" aria-hidden="true" className={styles.art}>
      <rect x="8" y="16" width="88" height="64" rx="10" className={styles.frame} />
      <path d="M8 32h88M20 24h.01M28 24h.01" className={styles.frame} />
      <path d={isBroken ? 'M96 48h26M138 48h20' : 'M96 48h62'} className={styles.line} />
      {isBroken && <path d="m126 40 8 16" className={styles.gap} />}
      {!isBroken && <path d="m150 40 9 8-9 8" className={styles.line} />}
      <rect x="168" y="16" width="64" height="64" rx="16" className={styles.tool} />
      <path d="M182 34c10 0 10 14 18 14M182 48h18M182 62c10 0 10-14 18-14" className={styles.voice} />
      <circle cx="212" cy="48" r="6" className={styles.answer} />
    </svg>
  );
}
