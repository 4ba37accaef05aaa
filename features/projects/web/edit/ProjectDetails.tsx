import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { UnsavedGuard } from '#platform/web/work/components/form/UnsavedGuard.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { myProjectsPath } from '../paths.ts'
import type { Project } from '../project.types.ts'
import { ProjectHistory } from './ProjectHistory.tsx'
import { publicationTones } from './publication-tones.ts'
import { useProjectActions } from './use-project-actions.ts'
import { useProjectForm } from './use-project-form.ts'
import { useProjectTabs } from './use-project-tabs.tsx'

/** A project: its header, its tabs, its history at the side. Typed settings live on while other tabs are looked at. */
export const ProjectDetails = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  const settings = useProjectForm(project)
  const actions = useProjectActions(project)
  const tabs = useProjectTabs(project, settings)
  const { name, serialNumber, leader, publicationStatus, description } = project
  const canEdit = project.actions.includes('edit')
  const { form } = settings
  return (
    <>
      <DetailsScreen
        listId="my-projects"
        backTo={myProjectsPath}
        backLabel={t('myProjects.title')}
        name={name}
        state={
          <StateChip
            tone={publicationTones[publicationStatus]}
            label={t(`publication.${publicationStatus}`)}
          />
        }
        facts={
          <>
            <span className="tabular">{t('edit.number', { number: serialNumber })}</span>
            <span>{t('edit.leader', { name: leader.name })}</span>
          </>
        }
        nextStep={canEdit ? (description ? null : t('edit.describe')) : t('edit.readOnly')}
        actions={actions}
        tabs={tabs}
        history={<ProjectHistory project={project} />}
      />
      <UnsavedGuard when={form.isDirty && !form.isSubmitting} onLeave={form.startOver} />
    </>
  )
}
