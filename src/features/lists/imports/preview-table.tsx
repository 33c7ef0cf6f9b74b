import { itemKinds } from '#contract/items.ts';
import { type ImportCandidate, type ImportRow, importMatches } from '#contract/lists-imports.ts';
import { FilterSelect } from '#src/components/filter-select.tsx';
import styles from './import.module.css';
import { keyOf, outcomes, type PreviewRow } from './preview.ts';

interface PreviewTableProps {
  rows: readonly PreviewRow[];
  given: readonly ImportRow[];
  /** The line of the first row in the file. */
  firstLine: number;
  onChoose: (index: number, chosen: ImportCandidate | null) => void;
}

/** Rows of a file with the record that each means. */
export function PreviewTable({ rows, given, firstLine, onChoose }: PreviewTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <section className={styles.frame} aria-label="Preview" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">In the file</th>
            <th scope="col">Record</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { name, website } = given[row.index] ?? {};
            const line = firstLine + row.index;
            return (
              <tr key={row.index} data-outcome={row.outcome}>
                <td>{line}</td>
                <td>{name ?? website ?? <em>Empty</em>}</td>
                <td>
                  <Chosen row={row} line={line} onChoose={(chosen) => onChoose(row.index, chosen)} />
                </td>
                <td>
                  {row.sameAs === undefined ? outcomes[row.outcome] : `Same record as in row ${firstLine + row.sameAs}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface ChosenProps {
  row: PreviewRow;
  line: number;
  onChoose: (chosen: ImportCandidate | null) => void;
}

/** The record of a row: a link where it is certain, otherwise a choice. */
function Chosen({ row: { match, chosen, outcome }, line, onChoose }: ChosenProps) {
  const { by, isSure, candidates } = match;
  if (candidates.length === 0) return null;
  const [only] = candidates;
  if (isSure && only) {
    return (
      <>
        <a href={only.path} target="_blank" rel="noreferrer">
          {only.title}
        </a>{' '}
        <span className={styles.hint}>
          {itemKinds[only.kind]}, {by && importMatches[by]}
        </span>
      </>
    );
  }
  return (
    <FilterSelect
      label={`Record of row ${line}`}
      all={outcome === 'choose' ? 'Choose a record' : 'None of these'}
      isCompact
      value={chosen ? keyOf(chosen) : ''}
      choices={candidates.map((each) => ({
        value: keyOf(each),
        label: `${each.title} (${itemKinds[each.kind]} ${each.id})`,
      }))}
      onChange={(key) => onChoose(candidates.find((each) => keyOf(each) === key) ?? null)}
    />
  );
}
