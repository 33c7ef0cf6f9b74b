import type { FocusArea } from '#contract/focus-areas.ts';
import { ChipRow, ToggleChip } from '#src/components/toggle-chip.tsx';
import { FocusIcon } from '#src/features/focus-areas/index.ts';
import styles from './topic-filter.module.css';

interface TopicFilterProps {
  areas: readonly FocusArea[];
  /** Slug of the chosen area; `undefined` is all topics. */
  chosen: string | undefined;
  onChoose: (slug: string | undefined) => void;
}

/** All Topics plus one button for each focus area (rule article-lists). A click on the chosen one clears it. */
export function TopicFilter({ areas, chosen, onChoose }: TopicFilterProps) {
  return (
    <ChipRow label="Topic" className={styles.topics}>
      <ToggleChip isOn={chosen === undefined} onToggle={() => onChoose(undefined)}>
        All Topics
      </ToggleChip>
      {areas.map(({ slug, title, icon }) => (
        <ToggleChip
          key={slug}
          icon={<FocusIcon slug={slug} icon={icon} size={18} />}
          isOn={chosen === slug}
          onToggle={(isOn) => onChoose(isOn ? slug : undefined)}
        >
          {title}
        </ToggleChip>
      ))}
    </ChipRow>
  );
}
