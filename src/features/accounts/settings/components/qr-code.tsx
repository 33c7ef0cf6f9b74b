import { useMemo } from 'react';
import { encode } from 'uqr';

import styles from './two-factor.module.css';

/** A QR code rendered here, so that its content is sent nowhere. Dark on light in either theme, as cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules, path: squares.join('') };
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
