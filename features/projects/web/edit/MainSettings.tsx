import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ConflictNotice } from '#platform/web/work/components/form/conflict/ConflictNotice.tsx'
import type { VersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { Project } from '../project.types.ts'
import { AccessLevelField } from './AccessLevelField.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import type { ProjectValues } from './project-values.ts'
import { useShownValue } from './use-shown-value.ts'

type Props = { project: Project; settings: VersionedForm }

/** The tab of the main settings: a form for the team, plain facts for everybody else. */
export const MainSettings = ({ project, settings }: Props) => {
  const t = useTexts('projects')
  const shown = useShownValue()
  if (!project.actions.includes('edit')) return <ProjectFacts project={project} />
  const { form, savedAt } = settings
  return (
    <>
      <ConflictNotice
        state={settings}
        label={(name) => t(`fields.${name}`)}
        shown={(name) => shown(name as keyof ProjectValues, project)}
      />
      <Form
        form={form}
        submitLabel={t('edit.save')}
        note={<span role="status">{savedAt ? t('edit.savedAt', { time: formatTime(savedAt) }) : null}</span>}
        guard={false}
      >
        <ProjectFields />
        <AccessLevelField publicationStatus={project.publicationStatus} />
      </Form>
    </>
  )
}
