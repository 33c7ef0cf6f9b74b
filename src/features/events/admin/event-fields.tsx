import { useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { eventTypes } from '#contract/events.ts';
import { eventBounds, eventFormats } from '#contract/events-input.ts';
import { Checkbox } from '#src/components/checkbox.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { FieldRow, FormCard } from '#src/components/form-card.tsx';
import { SearchChoiceField } from '#src/components/search-choice-field.tsx';
import { TextEditorField } from '#src/components/text-editor/text-editor-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { zoneChoices } from '#src/lib/time-zones.ts';
import { AgendaField } from './event-agenda-field.tsx';
import type { EventControl } from './event-form.ts';
import { SpeakersField } from './event-speakers-field.tsx';
import { SponsorsField } from './event-sponsors-field.tsx';

const types = choicesOf(eventTypes);
const formats = choicesOf(eventFormats);

/** Everything that is entered of an event, in the order of its page. */
export function EventFields({ control }: { control: EventControl }) {
  return (
    <>
      <About control={control} />
      <WhenAndWhere control={control} />
      <SeatsAndPrice control={control} />
      <AgendaField control={control} />
      <SpeakersField control={control} />
      <SponsorsField control={control} />
    </>
  );
}

function About({ control }: { control: EventControl }) {
  const { data: areas, isFetching } = useFocusAreas();
  const choices = useMemo(() => (areas ?? []).map(({ id, title }) => ({ value: String(id), label: title })), [areas]);
  return (
    <FormCard title="The event" text="Shown first. The picture depends on the focus area.">
      <TextField control={control} name="title" label="Title" max={eventBounds.title} />
      <FieldRow>
        <ChoiceField control={control} name="type" label="Type" choices={types} placeholder="Select a type" />
        <ChoiceField
          control={control}
          name="focusAreaId"
          label="Focus Area"
          choices={choices}
          placeholder={isFetching ? 'Loading…' : 'Select a focus area'}
        />
      </FieldRow>
      <TextField
        control={control}
        name="description"
        label="Short Description"
        rows={2}
        max={eventBounds.description}
        hint="One sentence, for cards and search engines. Needed to publish."
      />
      <TextEditorField
        hasPictures
        control={control}
        name="content"
        label="Overview"
        max={eventBounds.content}
        hint="Needed to publish."
      />
      <FieldRow>
        <TextField control={control} name="organizerName" label="Organizer" />
        <TextField control={control} name="externalUrl" label="Website" type="url" placeholder="https://" isOptional />
      </FieldRow>
    </FormCard>
  );
}

function WhenAndWhere({ control }: { control: EventControl }) {
  const format = useWatch({ control, name: 'format' });
  const hasPlace = format !== 'virtual';
  const hasLink = format !== 'in-person';
  return (
    <FormCard title="When and where" text="Enter local times at the event.">
      <FieldRow>
        <TextField control={control} name="startsAt" label="Starts" type="datetime-local" />
        <TextField control={control} name="endsAt" label="Ends" type="datetime-local" />
      </FieldRow>
      <FieldRow>
        <SearchChoiceField
          control={control}
          name="timeZone"
          label="Time Zone"
          choices={zoneChoices}
          placeholder="Select a zone"
        />
        <ChoiceField control={control} name="format" label="Format" choices={formats} placeholder="Select a format" />
      </FieldRow>
      <TextField
        control={control}
        name="location"
        label={hasPlace ? 'Venue' : 'Location as shown'}
        placeholder={hasPlace ? 'Rotterdam, Netherlands' : 'Online'}
        isOptional={!hasPlace}
      />
      {hasPlace && (
        <>
          <TextField control={control} name="address" label="Address" isOptional />
          <FieldRow>
            <TextField control={control} name="city" label="City" isOptional />
            <TextField control={control} name="country" label="Country" isOptional />
          </FieldRow>
        </>
      )}
      {hasLink && (
        <TextField
          control={control}
          name="virtualEventUrl"
          label="Link to Join"
          type="url"
          placeholder="https://"
          hint="Shown only to people with a seat, in their emails and on the page. Needed to publish."
        />
      )}
    </FormCard>
  );
}

function SeatsAndPrice({ control }: { control: EventControl }) {
  return (
    <FormCard
      title="Seats and price"
      text="When all seats are taken, people join a waitlist. They get additional seats first, annual members before others."
    >
      <FieldRow>
        <TextField control={control} name="capacity" label="Seats" placeholder="50" />
        <TextField
          control={control}
          name="registrationDeadline"
          label="Registration Ends"
          type="datetime-local"
          hint="If left empty, it ends with the event."
          isOptional
        />
      </FieldRow>
      <FieldRow>
        <TextField
          control={control}
          name="registrationOpensAt"
          label="Registration Opens"
          type="datetime-local"
          hint="If left empty, it opens when the event is published."
          isOptional
        />
        <TextField
          control={control}
          name="priorityHours"
          label="Hours Earlier for Annual Members"
          placeholder="0"
          hint="0 opens it for everyone at the same time."
        />
      </FieldRow>
      <TextField control={control} name="price" label="Price in US Dollars" placeholder="0" hint="0 is free." />
      <Controller
        control={control}
        name="isPremium"
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} isChecked={value}>
            A premium event: members save 20%
          </Checkbox>
        )}
      />
      <Controller
        control={control}
        name="isExclusive"
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} isChecked={value}>
            An exclusive event: only Professional members can register
          </Checkbox>
        )}
      />
    </FormCard>
  );
}
