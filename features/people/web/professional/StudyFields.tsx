import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'

/** The person's education, and current studies (spec 3). */
export const StudyFields = () => {
  const t = useTexts('people')
  return (
    <>
      <Section title={t('profile.groups.education')}>
        <TextField name="education.institute" label={t('profile.institute')} />
        <div className="form-row">
          <TextField name="education.faculty" label={t('profile.faculty')} />
          <TextField name="education.course" label={t('profile.course')} />
          <TextField name="education.group" label={t('profile.group')} />
        </div>
      </Section>
      <Section title={t('profile.groups.student')} help={t('profile.studentHelp')}>
        <TextField name="student.university" label={t('profile.university')} />
        <div className="form-row">
          <TextField name="student.faculty" label={t('profile.faculty')} />
          <TextField name="student.department" label={t('profile.department')} />
        </div>
        <div className="form-row">
          <NumberField name="student.courseNumber" label={t('profile.courseNumber')} />
          <TextField name="student.group" label={t('profile.group')} />
        </div>
        <TextField
          name="student.socialNetwork"
          type="url"
          label={t('profile.socialNetwork')}
          placeholder="https://"
        />
      </Section>
    </>
  )
}
