import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { Header } from '@tanstack/react-table';

import styles from './head-cell.module.css';

const words = { asc: 'ascending', desc: 'descending' } as const;

/** The name of a column, as a button if the table can be sorted by it. */
export function HeadCell<Row>({ header }: { header: Header<Row, unknown> }) {
  const { column } = header;
  if (!column.getCanSort()) return <th scope="col">{column.id}</th>;
  const sorted = column.getIsSorted();
  return (
    <th scope="col" aria-sort={sorted ? words[sorted] : 'none'}>
      <button type="button" className={styles.button} onClick={column.getToggleSortingHandler()}>
        {column.id}
        <span className={styles.carets} data-sorted={sorted} aria-hidden="true">
          <CaretUpOutlined />
          <CaretDownOutlined />
        </span>
      </button>
    </th>
  );
}
