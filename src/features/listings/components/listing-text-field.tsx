import type { ParsedListingInput } from '#contract/listings.ts';
import { TextField, type TextFieldProps } from '#src/components/text-field.tsx';
import { fieldLabels, type ListingField, type ListingFormValues } from '../listing-form.ts';

interface ListingTextFieldProps extends Omit<TextFieldProps<ListingFormValues, ParsedListingInput>, 'label' | 'name'> {
  name: Exclude<ListingField, 'tags' | 'type'>;
}

/** A text field of the listing form, under the label that its errors go by. */
export function ListingTextField({ name, ...props }: ListingTextFieldProps) {
  return <TextField {...props} name={name} label={fieldLabels[name]} />;
}
