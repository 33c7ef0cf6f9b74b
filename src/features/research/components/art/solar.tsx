import { steps } from '#src/lib/svg-path.ts';
import styles from '../research-art.module.css';

/** One layer of a cell as a slab in parallel projection: `y` is its upper edge, `depth` its thickness. */
function Slab({ y, depth, tone }: { y: number; depth: number; tone: string | undefined }) {
  return (
    <>
      <path d={`M60 ${y}L240 ${y + 72}V${y + 72 + depth}L60 ${y + depth}Z`} className={styles.low} />
      <path d={`M420 ${y}L240 ${y + 72}V${y + 72 + depth}L420 ${y + depth}Z`} className={styles.middle} />
      <path d={`M60 ${y}L240 ${y - 72}L420 ${y}L240 ${y + 72}Z`} className={tone} />
      <path
        d={`M60 ${y}L240 ${y - 72}L420 ${y}L240 ${y + 72}ZM60 ${y}V${y + depth}L240 ${y + 72 + depth}L420 ${y + depth}V${y}`}
        className={styles.line}
      />
    </>
  );
}

/** A tandem cell, layer above layer, and the light that each takes for itself. */
export function SolarArt() {
  return (
    <>
      <Slab y={222} depth={26} tone={styles.low} />
      <Slab y={168} depth={12} tone={styles.middle} />
      <Slab y={116} depth={8} tone={styles.high} />
      {steps(7, 0.2, 0.1).map((t) => (
        <path
          key={t}
          d={`M${60 + 180 * t} ${116 + 72 * t}l180 -72M${420 - 180 * t} ${116 + 72 * t}l-180 -72`}
          className={styles.hair}
        />
      ))}
      {steps(5, 120, 60).map((x) => (
        <path key={x} d={`M${x + 50} -10L${x} ${100 + Math.abs(x - 240) / 14}`} className={styles.bold} />
      ))}
    </>
  );
}
