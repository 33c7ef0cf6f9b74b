import { type Control, useFieldArray } from 'react-hook-form';

import { type ProfileInput, profileBounds } from '#contract/members-profile.ts';
import { EntryList } from '#src/components/entry-list.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { FieldRow } from './form-section.tsx';
import { PeriodFields } from './period-fields.tsx';

const period = { startDate: '', endDate: '', isCurrent: false, description: '' };

interface EntryFieldsProps {
  control: Control<ProfileInput>;
}

export function ExperienceFields({ control }: EntryFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'experience' });
  return (
    <EntryList
      noun="position"
      max={profileBounds.entries}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append({ title: '', companyName: '', location: '', ...period })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <FieldRow>
            <TextField control={control} name={`experience.${index}.title`} label="Title" />
            <TextField control={control} name={`experience.${index}.companyName`} label="Company" />
          </FieldRow>
          <TextField control={control} name={`experience.${index}.location`} label="Location" isOptional />
          <PeriodFields control={control} base={`experience.${index}`} current="I work here now" />
        </>
      )}
    </EntryList>
  );
}

export function EducationFields({ control }: EntryFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'education' });
  return (
    <EntryList
      noun="education"
      max={profileBounds.entries}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append({ institution: '', degree: '', fieldOfStudy: '', ...period })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`education.${index}.institution`} label="Institution" />
          <FieldRow>
            <TextField control={control} name={`education.${index}.degree`} label="Degree" isOptional />
            <TextField control={control} name={`education.${index}.fieldOfStudy`} label="Field of study" isOptional />
          </FieldRow>
          <PeriodFields control={control} base={`education.${index}`} current="I study here now" />
        </>
      )}
    </EntryList>
  );
}

export function AchievementFields({ control }: EntryFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'achievements' });
  return (
    <EntryList
      noun="achievement"
      max={profileBounds.entries}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append({ title: '', issuer: '', issueDate: '', description: '' })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`achievements.${index}.title`} label="Title" />
          <FieldRow>
            <TextField control={control} name={`achievements.${index}.issuer`} label="Given by" isOptional />
            <TextField
              control={control}
              name={`achievements.${index}.issueDate`}
              label="When"
              type="month"
              placeholder="2024-03"
              isOptional
            />
          </FieldRow>
          <TextField
            control={control}
            name={`achievements.${index}.description`}
            label="Description"
            isOptional
            rows={3}
            max={profileBounds.description}
          />
        </>
      )}
    </EntryList>
  );
}
