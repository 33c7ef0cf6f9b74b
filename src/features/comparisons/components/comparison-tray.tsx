import { CloseOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import {
  type ChosenRecord,
  type ComparableKind,
  chooseOnly,
  comparableKinds,
  comparisonSize,
  unchoose,
  useChosen,
} from '#src/lib/compared.ts';
import { comparisonPath } from '../address.ts';
import { countOf } from '../words.ts';
import styles from './comparison-tray.module.css';

/** What is chosen for a comparison, at the lower edge of every page but that of the comparison. */
export function ComparisonTray() {
  const chosen = useChosen();
  const { pathname } = useLocation();
  const kinds = comparableKinds.filter((kind) => chosen[kind].length > 0);
  if (kinds.length === 0 || pathname === paths.compare) return null;
  return (
    <section aria-label="Chosen to compare" className={styles.tray}>
      {kinds.map((kind) => (
        <ChosenRow key={kind} kind={kind} records={chosen[kind]} />
      ))}
    </section>
  );
}

function ChosenRow({ kind, records }: { kind: ComparableKind; records: readonly ChosenRecord[] }) {
  const row = useRef<HTMLDivElement>(null);
  const missing = comparisonSize.least - records.length;
  const remove = ({ id }: ChosenRecord, place: number) => {
    unchoose(kind, id);
    // Its button goes with the record; the focus stays in the row, or goes back to the page with the row's end.
    const buttons = row.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
  };
  return (
    <div ref={row} className={styles.row}>
      <p role="status" className={styles.count}>
        {countOf(kind, records.length)}
        <span className={styles.most}> of at most {comparisonSize.most}</span>
      </p>
      <ul aria-label={`Chosen: ${countOf(kind, records.length)}`} className={styles.records}>
        {records.map((record, place) => (
          <li key={record.id} className={styles.record}>
            <span className={styles.name}>{record.name}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${record.name} from the comparison`}
              onClick={() => remove(record, place)}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {missing > 0 ? (
          <span className={styles.hint}>Choose {missing} more</span>
        ) : (
          <ButtonLink
            to={comparisonPath(
              kind,
              records.map(({ id }) => id),
            )}
          >
            Compare
          </ButtonLink>
        )}
        <Button
          kind="quiet"
          aria-label={`Clear the chosen ${kind === 'company' ? 'companies' : 'technologies'}`}
          onClick={() => {
            chooseOnly(kind, []);
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          Clear
        </Button>
      </div>
    </div>
  );
}
