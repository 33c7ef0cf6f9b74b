import styles from './art.module.css';

const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 70 + column * 120, y: 70 + row * 120 })));

/** The perovskite lattice: corners, and the octahedra in between. */
export function LatticeArt() {
  return (
    <svg viewBox="0 0 380 380" className={styles.art}>
      {cells.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path className={styles.fill} d={`M${x} ${y - 52}l44 52l-44 52l-44 -52z`} />
          <path className={styles.soft} d={`M${x - 44} ${y}l44 14l44 -14M${x} ${y - 52}v104`} />
          <circle className={styles.solid} cx={x} cy={y} r="7" />
        </g>
      ))}
      {[10, 130, 250, 370].flatMap((x) =>
        [10, 130, 250, 370].map((y) => <circle key={`${x} ${y}`} className={styles.soft} cx={x} cy={y} r="9" />),
      )}
      <path className={styles.softer} d="M10 10h360v360h-360zM130 10v360M250 10v360M10 130h360M10 250h360" />
    </svg>
  );
}
