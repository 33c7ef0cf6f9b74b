import { type Control, useController } from 'react-hook-form';

import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { type ProfileInput, profileBounds } from '#contract/members-profile.ts';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { WordsField } from '#src/components/words-field.tsx';
import { FocusIcon, useFocusAreas } from '#src/features/focus-areas/index.ts';

interface TopicFieldsProps {
  control: Control<ProfileInput>;
}

/** The fields for focus areas, interests and skills. */
export function TopicFields({ control }: TopicFieldsProps) {
  const { data: areas = builtInFocusAreas } = useFocusAreas();
  const { field } = useController({ control, name: 'focusAreas' });
  return (
    <>
      <ChipGroup label="Focus areas">
        {areas.map(({ slug, title, icon }) => (
          <ToggleChip
            key={slug}
            icon={<FocusIcon slug={slug} icon={icon} size={18} />}
            isOn={field.value.includes(slug)}
            onToggle={(isOn) =>
              field.onChange(isOn ? [...field.value, slug] : field.value.filter((other) => other !== slug))
            }
          >
            {title}
          </ToggleChip>
        ))}
      </ChipGroup>
      <Words
        control={control}
        name="interests"
        label="Interests"
        nouns={{ one: 'interest', many: 'interests' }}
        placeholder="e.g. grid services"
      />
      <Words
        control={control}
        name="skills"
        label="Skills"
        nouns={{ one: 'skill', many: 'skills' }}
        placeholder="e.g. project finance"
      />
    </>
  );
}

interface WordsProps extends TopicFieldsProps {
  name: 'interests' | 'skills';
  label: string;
  nouns: { one: string; many: string };
  placeholder: string;
}

function Words({ control, name, ...words }: WordsProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <WordsField
      {...words}
      words={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      max={profileBounds.tags.max}
      maxLength={profileBounds.tags.length}
      error={fieldState.error?.message}
    />
  );
}
