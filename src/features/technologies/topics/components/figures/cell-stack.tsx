import styles from './cell-stack.module.css';
import { FigureFrame } from './figure-frame.tsx';

const layers = [
  { key: 'contact', name: 'Transparent contact', does: 'lets light in, carries current' },
  { key: 'top', name: 'Perovskite, about 0.5 µm', does: 'absorbs blue and green' },
  { key: 'join', name: 'Recombination layer', does: 'joins both cells in series' },
  { key: 'silicon', name: 'Silicon, more than 100 µm', does: 'absorbs red and infrared' },
  { key: 'metal', name: 'Metal contact', does: 'carries current' },
] as const;

/** A tandem from the light downwards. */
export function CellStack() {
  return (
    <FigureFrame title="A tandem cell, from the light downwards" caption="Not to scale.">
      <ol className={styles.stack}>
        {layers.map(({ key, name, does }) => (
          <li key={key} className={styles.layer} data-layer={key}>
            <span className={styles.name}>{name}</span>
            <span className={styles.does}>{does}</span>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
