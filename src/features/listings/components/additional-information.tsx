import { type ListingDetailField, type ListingType, listingTypes } from '#contract/listings.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { PlaceField } from '#src/features/places/index.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { detailFieldInfo } from '../detail-fields.ts';
import { fieldLabels, fieldsOf, isRequired, type ListingControl } from '../listing-form.ts';
import { ListingTextField } from './listing-text-field.tsx';

/** The fields of the chosen kind only (rule listing-kinds). */
export function AdditionalInformation({ control, type }: { control: ListingControl; type: ListingType }) {
  return (
    <FormCard title="Additional Information" text={`About the ${listingTypes[type].toLowerCase()}.`}>
      <FieldRow>
        {fieldsOf(type).map((field) => (
          <DetailField key={field} control={control} name={field} isOptional={!isRequired(type, field)} />
        ))}
      </FieldRow>
    </FormCard>
  );
}

interface DetailFieldProps {
  control: ListingControl;
  name: ListingDetailField;
  isOptional: boolean;
}

function DetailField({ control, name, isOptional }: DetailFieldProps) {
  const { choices, input, placeholder, autoComplete } = detailFieldInfo[name];
  if (choices) {
    return (
      <ChoiceField
        control={control}
        name={name}
        label={fieldLabels[name]}
        isOptional={isOptional}
        placeholder="Select one"
        choices={choicesOf(choices)}
      />
    );
  }
  if (input === 'place') {
    return (
      <PlaceField
        control={control}
        name={name}
        label={fieldLabels[name]}
        isOptional={isOptional}
        placeholder={placeholder}
      />
    );
  }
  return (
    <ListingTextField
      control={control}
      name={name}
      isOptional={isOptional}
      type={input ?? 'text'}
      placeholder={placeholder}
      autoComplete={autoComplete}
      {...(input === 'date' && { min: new Date().toISOString().slice(0, 10) })}
    />
  );
}
