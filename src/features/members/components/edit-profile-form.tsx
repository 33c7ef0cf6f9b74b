import { CheckOutlined } from '@ant-design/icons';
import { useWatch } from 'react-hook-form';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type OwnProfile, profileBounds } from '#contract/members-profile.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { CheckField } from '#src/components/check-field.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { PlaceField } from '#src/features/places/index.ts';
import { useEditProfileForm } from '../edit-profile-form.ts';
import { AvatarField } from './avatar-field.tsx';
import styles from './edit-profile-form.module.css';
import { AchievementFields, EducationFields, ExperienceFields } from './entry-fields.tsx';
import { FieldRow, FormSection } from './form-section.tsx';
import { TopicFields } from './topic-fields.tsx';

/** The form of a member's whole profile. */
export function EditProfileForm({ profile }: { profile: OwnProfile }) {
  const { form, draft, submit, isSaving } = useEditProfileForm(profile);
  const { control } = form;
  const { member } = profile;
  const takesEnquiries = useWatch({ control, name: 'acceptsEnquiries' });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-label="Your profile">
      <FormSection title="Picture">
        <AvatarField member={member} />
      </FormSection>
      <FormSection title="Who you are">
        <FieldRow>
          <TextField
            control={control}
            name="fullName"
            label="Full name"
            isOptional
            autoComplete="name"
            hint="If left empty, your username is shown."
          />
          <TextField control={control} name="pronouns" label="Pronouns" isOptional placeholder="e.g. she/her" />
        </FieldRow>
        <TextField
          control={control}
          name="headline"
          label="Headline"
          isOptional
          max={profileBounds.headline}
          placeholder="What you do, in one line"
        />
        <FieldRow>
          <TextField
            control={control}
            name="currentPosition"
            label="Current position"
            isOptional
            autoComplete="organization-title"
          />
          <TextField
            control={control}
            name="organization"
            label="Organization"
            isOptional
            autoComplete="organization"
          />
        </FieldRow>
        <FieldRow>
          <PlaceField control={control} name="location" label="Location" isOptional />
          <TextField
            control={control}
            name="website"
            label="Website"
            isOptional
            type="url"
            placeholder="https://"
            autoComplete="url"
          />
        </FieldRow>
      </FormSection>
      <FormSection title="In your own words">
        <TextField control={control} name="bio" label="Bio" isOptional rows={7} max={profileBounds.bio} />
        <TextField
          control={control}
          name="wishes"
          label="Whom you would like to meet"
          isOptional
          rows={3}
          max={profileBounds.wishes}
          placeholder="e.g. engineers and investors who work on the same questions"
        />
      </FormSection>
      <FormSection
        title="What you work on"
        text="Your profile shows these. People can also filter the directory by focus area."
      >
        <TopicFields control={control} />
      </FormSection>
      <FormSection
        title="What you seek and offer"
        text="A short form of its own. What you typed here is kept meanwhile."
      >
        <div>
          <ButtonLink to={paths.matchProfile} kind="secondary">
            Edit what you seek and offer
          </ButtonLink>
        </div>
      </FormSection>
      <FormSection title="Experience" text="Your profile shows these by date, latest first.">
        <ExperienceFields control={control} />
      </FormSection>
      <FormSection title="Education">
        <EducationFields control={control} />
      </FormSection>
      <FormSection title="Achievements">
        <AchievementFields control={control} />
      </FormSection>
      <FormSection title="What others see" anchor="visibility">
        <CheckField
          control={control}
          name="isListed"
          label="My profile is in the directory"
          hint="When this is off, only you can see your profile and no one can send you connection requests."
        />
        <CheckField
          control={control}
          name="showsActivity"
          label="Show when I was last active"
          hint="The day only, never the hour."
        />
        <CheckField control={control} name="showsNetwork" label="Show who I am connected to" />
        <CheckField
          control={control}
          name="acceptsEnquiries"
          label="Let people write to me by email"
          hint="We pass on their message; your address is never shown."
        />
        {takesEnquiries && (
          <CheckField
            control={control}
            name="enquiriesFromMembers"
            label="Only signed-in members can do this"
            hint="Visitors are asked to sign in first."
          />
        )}
      </FormSection>
      <div className={styles.bar}>
        <div className={styles.draft} role="status">
          {draft.isSaved && (
            <>
              <CheckOutlined aria-hidden="true" /> Changes kept in this browser
              <button type="button" className={styles.discard} onClick={() => draft.discard()}>
                Discard changes
              </button>
            </>
          )}
        </div>
        <ButtonLink to={pathTo(paths.member, { id: member.id })} kind="secondary">
          Cancel
        </ButtonLink>
        <Button kind="primary" size="large" type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save profile'}
        </Button>
      </div>
    </form>
  );
}
