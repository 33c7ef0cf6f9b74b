import { shownValue } from '#contract/changes.ts';
import { excerptOf } from '#server/platform/rich-text/rich-text.ts';

/** A value as the record's page shows it, or the entries of a list; `null` and `''` for an empty field. */
export type ShownValue = string | number | null | readonly string[];

/** A field whose changes are public (rule change-history). Private fields of a record are not among these. */
export interface HistoryField<Row = never> {
  /** Its name, as the record's page has it. */
  title: string;
  /** Whether it is a list: its history has the entries that went and those that came. */
  isList?: true;
  value: (row: Row) => ShownValue;
}

/** The history fields of a kind of record, by the names under which changes are stored. Names are never reused. */
export type HistoryFields<Row> = Readonly<Record<string, HistoryField<Row>>>;

/** A changed field: what it said before and after, `null` where it was empty. */
export interface FieldChange {
  field: string;
  old: string | null;
  new: string | null;
}

/**
 * The fields that differ between two editions. A list is told by the entries that went and those that came, in any order;
 * long texts by their beginnings, and where these are the same, by neither.
 */
export function differences<Row>(fields: HistoryFields<Row>, before: Row, after: Row): FieldChange[] {
  return Object.entries(fields).flatMap(([field, { value }]) => {
    const [old, current] = [value(before), value(after)];
    if (Array.isArray(old) || Array.isArray(current)) {
      const [went, came] = [
        missingIn(entriesOf(old), entriesOf(current)),
        missingIn(entriesOf(current), entriesOf(old)),
      ];
      return went === null && came === null ? [] : [{ field, old: went, new: came }];
    }
    const [oldText, newText] = [String(old ?? ''), String(current ?? '')];
    if (oldText === newText) return [];
    const [oldShown, newShown] = [shown(oldText), shown(newText)];
    return [oldShown === newShown ? { field, old: null, new: null } : { field, old: oldShown, new: newShown }];
  });
}

function entriesOf(value: ShownValue): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** The entries that another list does not have, `null` if it has all. */
function missingIn(entries: readonly string[], others: readonly string[]): string | null {
  const known = new Set(others);
  return shown(entries.filter((entry) => !known.has(entry)).join('\n'));
}

function shown(text: string): string | null {
  return text === '' ? null : excerptOf(text, shownValue);
}
