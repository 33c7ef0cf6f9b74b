import type { ListItem } from '#contract/lists.ts';
import type { ListField } from '#contract/lists-fields.ts';
import { Button } from '#src/components/button.tsx';
import type { Column } from '#src/components/table-columns.ts';
import styles from './field-columns.module.css';
import { shownValue } from './words.ts';

/** The columns of a list's own fields. `onEdit` is left out for those who may only look. */
export function fieldColumns(
  fields: readonly ListField[],
  onEdit: ((field: ListField, item: ListItem) => void) | undefined,
): Column<ListItem>[] {
  return fields.map((field) => ({
    name: field.name,
    cell: (item) => {
      const shown = shownValue(field.type, item.values[field.id]);
      if (!onEdit) return shown;
      return (
        <Button
          kind="quiet"
          className={styles.value}
          data-empty={shown === ''}
          aria-haspopup="dialog"
          aria-label={`${shown || 'Add'}, ${field.name} of ${item.title ?? 'a record'}`}
          onClick={() => onEdit(field, item)}
        >
          {shown || 'Add'}
        </Button>
      );
    },
  }));
}
