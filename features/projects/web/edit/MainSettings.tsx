import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { Project } from '../project.types.ts'
import { MergedNotice } from './MergedNotice.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import type { ProjectSettings } from './use-project-form.ts'

type Props = { project: Project; settings: ProjectSettings }

/** The tab of the main settings: a form for the team, plain facts for everybody else. */
export const MainSettings = ({ project, settings }: Props) => {
  const t = useTexts('projects')
  const { form, savedAt, isStale, loadNewest, merged } = settings
  if (!project.actions.includes('edit')) return <ProjectFacts project={project} />
  return (
    <>
      {isStale ? <StaleNotice onLoad={loadNewest} /> : null}
      {merged ? <MergedNotice settings={settings} merged={merged} /> : null}
      <Form
        form={form}
        submitLabel={t('edit.save')}
        note={savedAt && !form.isDirty ? t('edit.savedAt', { time: formatTime(savedAt) }) : null}
        guard={false}
      >
        <ProjectFields />
      </Form>
    </>
  )
}
