import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import type { ApplyDraft } from './apply-draft.ts'
import type { ProjectChoice } from './apply-projects.ts'

type ProjectSelectProps = {
  draft: ApplyDraft
  choices: readonly ProjectChoice[]
  onChange: (part: Partial<ApplyDraft>) => void
  error: string | undefined
}

/** One of the person's projects, or a new one; those that cannot apply show why. Hidden without projects. */
export const ProjectSelect = ({ draft, choices, onChange, error }: ProjectSelectProps) => {
  const t = useTexts('acceleration-requests')
  if (choices.length === 0) return null
  const label = (one: ProjectChoice): string =>
    one.applied
      ? t('public.projectApplied', { name: one.name })
      : one.mayApply
        ? one.isBegun
          ? t('public.projectBegun', { name: one.name })
          : one.name
        : t('public.projectNotLeader', { name: one.name })
  return (
    <SelectField
      label={t('public.project')}
      placeholder={t('public.projectChoose')}
      name="project"
      value={draft.project === null ? '' : String(draft.project)}
      options={[
        ...choices.map((one) => ({
          value: String(one.id),
          label: label(one),
          disabled: one.applied || !one.mayApply,
        })),
        { value: 'new', label: t('public.projectNew') },
      ]}
      error={error}
      onChange={(value) => onChange({ project: value === 'new' ? 'new' : Number(value) })}
    />
  )
}
