import { type KeyboardEvent, useId, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { FormField } from '#src/components/form-field.tsx';
import { Input } from '#src/components/input.tsx';
import { classNames } from '#src/lib/class-names.ts';
import styles from './place-field.module.css';
import { usePlaces } from './use-places.ts';

interface PlaceFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  /** A field that holds a text. */
  name: FieldPath<Values>;
  label: string;
  placeholder?: string | undefined;
  isOptional?: boolean;
}

/**
 * The place of a record: a text, with suggestions of places under it. Arrow keys and Enter choose one, Escape closes
 * them. Any other text is taken as well.
 */
export function PlaceField<Values extends FieldValues, Parsed = Values>({
  control,
  name,
  label,
  placeholder = 'City, country',
  isOptional = false,
}: PlaceFieldProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? '';
  const [isTyping, setTyping] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const listId = useId();
  const places = usePlaces(isTyping ? value : '');
  const isOpen = isTyping && places.length > 0;
  const current = Math.min(chosen, places.length - 1);

  const close = () => {
    setTyping(false);
    setChosen(-1);
  };
  const choose = (text: string) => {
    field.onChange(text);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const last = places.length - 1;
    const target = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
    }[event.key];
    const place = places[current];
    if (target !== undefined) setChosen(target);
    else if (event.key === 'Enter' && place) choose(place.label);
    else if (event.key === 'Escape') close();
    else return;
    // Enter would send the form, and Escape close its dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FormField label={label} error={fieldState.error?.message} isOptional={isOptional}>
      {(tied) => (
        <div className={styles.box}>
          <Input
            {...field}
            {...tied}
            value={value}
            size="large"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && current >= 0 ? `${listId}-${current}` : undefined}
            aria-required={!isOptional}
            autoComplete="off"
            placeholder={placeholder}
            onChange={(event) => {
              field.onChange(event);
              setTyping(true);
              setChosen(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              field.onBlur();
            }}
          />
          {/* Chromium makes a list that scrolls a stop of the Tab key, but the keys of this one are those of the input. */}
          <ul
            id={listId}
            role="listbox"
            aria-label="Suggested places"
            tabIndex={-1}
            className={styles.list}
            hidden={!isOpen}
            // The input would lose the focus, and with it the list.
            onMouseDown={(event) => event.preventDefault()}
          >
            {isOpen &&
              places.map((place, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input, which keeps the focus.
                <li
                  key={place.id ?? place.country}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  className={classNames(styles.option, index === current && styles.chosen)}
                  onClick={() => choose(place.label)}
                >
                  {place.label}
                </li>
              ))}
          </ul>
          <p role="status" className="visually-hidden">
            {isOpen && (places.length === 1 ? '1 place' : `${places.length} places`)}
          </p>
        </div>
      )}
    </FormField>
  );
}
