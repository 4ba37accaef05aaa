import '../profile/profile.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { VersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { Awards } from '../awards/Awards.tsx'
import { PartForm } from '../profile/PartForm.tsx'
import type { Profile } from '../profile/profile.types.ts'
import { KnowledgeFields } from './KnowledgeFields.tsx'
import { JobPositions, Publications } from './ListFields.tsx'
import { StudyFields } from './StudyFields.tsx'

type Props = { profile: Profile; state: VersionedForm }

/** The person's work, skills and achievements; awards are saved one by one, the rest together. */
export const ProfessionalTab = ({ profile, state }: Props) => {
  const t = useTexts('people')
  return (
    <div className="profile-tab">
      <PartForm state={state} profile={profile}>
        <Section title={t('profile.groups.work')}>
          <TextField
            name="specialty"
            label={t('archive.fields.specialty')}
            help={t('profile.specialtyHelp')}
          />
          <JobPositions />
          <KnowledgeFields profile={profile} />
        </Section>
        <StudyFields />
        <Section title={t('profile.groups.publications')}>
          <Publications />
        </Section>
      </PartForm>
      <Awards awards={profile.awards} />
    </div>
  )
}
