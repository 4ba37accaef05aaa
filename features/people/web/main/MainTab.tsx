import '../profile/profile.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { VersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { PhoneField } from '#platform/web/work/components/form/PhoneField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { PartForm } from '../profile/PartForm.tsx'
import type { Profile } from '../profile/profile.types.ts'
import { AvatarField } from './AvatarField.tsx'
import { PlaceFields } from './PlaceFields.tsx'

type Props = { profile: Profile; state: VersionedForm }

/** The person's name, location and contacts. */
export const MainTab = ({ profile, state }: Props) => {
  const t = useTexts('people')
  return (
    <div className="profile-tab">
      <AvatarField profile={profile} />
      <PartForm state={state} profile={profile}>
        <Section title={t('profile.groups.name')}>
          <div className="form-row">
            <TextField name="lastName" label={t('archive.fields.lastName')} autoComplete="family-name" />
            <TextField name="firstName" label={t('archive.fields.firstName')} autoComplete="given-name" />
            <TextField
              name="middleName"
              label={t('archive.fields.middleName')}
              autoComplete="additional-name"
            />
          </div>
          <TextField
            name="contactEmail"
            type="email"
            label={t('profile.contactEmail')}
            help={t('profile.contactEmailHelp')}
            autoComplete="email"
          />
          <PhoneField name="phone" label={t('archive.fields.phone')} />
          <TextField name="company" label={t('archive.fields.company')} autoComplete="organization" />
          <TextField
            name="companyTaxNumber"
            label={t('archive.fields.companyTaxNumber')}
            help={t('main.companyTaxNumberHelp')}
          />
        </Section>
        <Section title={t('profile.groups.place')}>
          <PlaceFields location={profile.location} />
        </Section>
        <Section title={t('profile.groups.about')}>
          <TextField name="about" label={t('archive.fields.about')} help={t('profile.aboutHelp')} rows={5} />
        </Section>
      </PartForm>
    </div>
  )
}
