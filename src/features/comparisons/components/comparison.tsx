import { PrinterOutlined } from '@ant-design/icons';
import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { Button } from '#src/components/button.tsx';
import { CsvHandle } from '#src/components/file-handle.tsx';
import { PdfHandle } from '#src/components/pdf-handle.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { ToggleChip } from '#src/components/toggle-chip.tsx';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { type ComparableKind } from '#src/lib/compared.ts';
import { platform } from '#src/platform/index.ts';
import { comparedFacts, type FactOf, textOf } from '../facts.ts';
import { countOf } from '../words.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';

interface Comparable {
  id: number;
  name: string;
  /** Why it is withheld, if it is the reader's own. */
  hold?: object;
}

interface ComparisonProps<Item extends Comparable> {
  kind: ComparableKind;
  ids: readonly number[];
  /** The call of a record's own page: who compares sees what that page shows them. */
  query: (id: string) => UseQueryOptions<Item, Error, Item, string[]>;
  facts: readonly FactOf<Item>[];
  pathOf: (id: number) => string;
  onRemove: (id: number) => void;
}

/** The name of the switch in the address. */
const onlyParam = 'only';

/** Records side by side: their facts in groups, and which of these differ (rule comparisons). */
export function Comparison<Item extends Comparable>(props: ComparisonProps<Item>) {
  const { kind, ids, query, facts, pathOf, onRemove } = props;
  const results = useQueries({ queries: ids.map((id) => query(String(id))) });
  const [params, setParams] = useSearchParams();
  const isOnly = params.get(onlyParam) === 'differences';
  const setOnly = (next: boolean) =>
    setParams(
      (given) => {
        if (next) given.set(onlyParam, 'differences');
        else given.delete(onlyParam);
        return given;
      },
      { replace: true, preventScrollReset: true },
    );

  const all = comparedFacts(
    facts,
    results.map(({ data }) => data),
  );
  const different = all.filter(({ differs }) => differs);
  const shown = isOnly ? different : all;
  const columns = results.map(({ data, error, isFetching, refetch }, place) => {
    const id = ids[place] ?? 0;
    return {
      id,
      name: data?.name,
      path: pathOf(id),
      isWithheld: data?.hold !== undefined,
      isMissing: isNotFound(error),
      isFailed: data === undefined && error !== null,
      isFetching,
      retry: () => void refetch(),
    };
  });
  const there = results.filter(({ data }) => data !== undefined).length;
  return (
    <div className={styles.comparison}>
      <div className={styles.bar}>
        <ToggleChip isOn={isOnly} onToggle={setOnly}>
          Only differences
        </ToggleChip>
        <p role="status" className={styles.count}>
          {there > 1 && (
            <>
              {different.length} of {all.length} facts differ, marked with{' '}
              <span aria-hidden="true" className={styles.mark}>
                ≠
              </span>
              <span className="visually-hidden">“differs”</span>
            </>
          )}
        </p>
        {there > 0 && (
          <div className={styles.files}>
            <CsvHandle
              name={`Comparison of ${countOf(kind, there)}`}
              head={['Group', 'Fact', ...columns.map(({ name }) => name ?? 'Not available')]}
              rows={shown.map(({ group, label, values }) => [
                group,
                label,
                ...values.map((entries) => (entries === null ? null : textOf(entries))),
              ])}
            />
            {platform.app ? (
              <PdfHandle />
            ) : (
              <Button size="small" icon={<PrinterOutlined aria-hidden="true" />} onClick={() => window.print()}>
                Print
              </Button>
            )}
          </div>
        )}
      </div>
      <ComparisonTable
        label={`Comparison of ${countOf(kind, ids.length)}`}
        columns={columns}
        facts={shown}
        onRemove={onRemove}
      />
      {there === 0 && results.some(({ isPending }) => isPending) && <RowsSkeleton />}
      {isOnly && there > 1 && different.length === 0 && (
        <p className={styles.nothing}>These facts are all the same. Turn off “Only differences” to see them.</p>
      )}
    </div>
  );
}
