import type { ReactNode } from 'react';

import type { Choice } from '#src/lib/choices.ts';
import { StaticPart } from './static-part.tsx';
import { ChipGroup, ToggleChip } from './toggle-chip.tsx';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  icons?: Readonly<Record<Value, ReactNode>>;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
  /** An extra chip for "no choice"; a second click on a chip clears the choice in any case. */
  all?: string;
}

/** A filter with one choice of a few, all of them visible. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  return (
    <StaticPart>
      <Chips {...props} />
    </StaticPart>
  );
}

function Chips<Value extends string>({ label, choices, icons, chosen, onChoose, all }: ChoiceChipsProps<Value>) {
  return (
    <ChipGroup label={label}>
      {all && (
        <ToggleChip isOn={!chosen} onToggle={() => onChoose(undefined)}>
          {all}
        </ToggleChip>
      )}
      {choices.map(({ value, label: name }) => (
        <ToggleChip
          key={value}
          icon={icons?.[value]}
          isOn={chosen === value}
          onToggle={(isOn) => onChoose(isOn ? value : undefined)}
        >
          {name}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}
