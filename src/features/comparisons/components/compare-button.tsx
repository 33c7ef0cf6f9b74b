import { CheckOutlined, SwapOutlined } from '@ant-design/icons';

import { IconButton } from '#src/components/icon-button.tsx';
import type { MenuItem } from '#src/components/menu-button.tsx';
import { menuItem } from '#src/components/menu-item.ts';
import { type ComparableKind, choose, comparisonSize, unchoose, useChosen } from '#src/lib/compared.ts';
import { toast } from '#src/stores/toasts.ts';
import { countOf } from '../words.ts';
import styles from './compare-button.module.css';

interface Compared {
  kind: ComparableKind;
  id: number;
  /** The record's name. */
  name: string;
}

/** Chooses a record for the comparison, or takes it back (rule comparisons). */
function useCompare({ kind, id, name }: Compared): { isChosen: boolean; toggle: () => void } {
  const isChosen = useChosen((chosen) => chosen[kind].some((other) => other.id === id));
  const toggle = () => {
    if (isChosen) unchoose(kind, id);
    else if (!choose(kind, { id, name })) {
      toast({
        title: `${countOf(kind, comparisonSize.most)} are chosen already`,
        description: 'No more can be compared at once. Remove one first.',
      });
    }
  };
  return { isChosen, toggle };
}

/** The entry of a menu that chooses a record for the comparison. */
export function useCompareItem(record: Compared): MenuItem {
  const { isChosen, toggle } = useCompare(record);
  const icon = isChosen ? <CheckOutlined aria-hidden="true" /> : <SwapOutlined aria-hidden="true" />;
  return { ...menuItem('Compare', icon, toggle), isChecked: isChosen };
}

/** The icon on a card that chooses its record for the comparison. */
export function CompareButton(record: Compared) {
  const { isChosen, toggle } = useCompare(record);
  return (
    <IconButton aria-pressed={isChosen} onClick={toggle} label={`Compare ${record.name}`} className={styles.button}>
      <SwapOutlined aria-hidden="true" />
    </IconButton>
  );
}
