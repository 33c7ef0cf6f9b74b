import { SwapOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
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

interface CompareButtonProps extends Compared {
  /** Only the icon, for cards; the label is still read out. */
  isCompact?: boolean;
  isWide?: boolean;
}

/** Chooses a record for the comparison, or takes it back (rule comparisons). */
export function useCompare({ kind, id, name }: Compared): { isChosen: boolean; toggle: () => void } {
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

/** The button that chooses a record for the comparison. */
export function CompareButton({ isCompact = false, isWide = false, ...record }: CompareButtonProps) {
  const { isChosen, toggle } = useCompare(record);
  const icon = <SwapOutlined aria-hidden="true" />;
  const state = { 'aria-pressed': isChosen, onClick: toggle };
  if (isCompact) {
    return (
      <IconButton {...state} label={`Compare ${record.name}`} className={styles.compact}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...state} icon={icon} isWide={isWide} size={isWide ? 'large' : 'medium'} className={styles.button}>
      Compare
    </Button>
  );
}
