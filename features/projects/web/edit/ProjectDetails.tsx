import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { keptProjectsPath, myProjectsPath, profileLink } from '../paths.ts'
import { projectActions } from '../project-actions.ts'
import type { Project } from '../project.types.ts'
import { ProjectLead } from '../ProjectLead.tsx'
import { editPageActions } from './edit-page-actions.ts'
import { ProjectHistory } from './ProjectHistory.tsx'
import { publicationStateTable } from '../../domain/state-tables.ts'
import { useProjectTabs } from './use-project-tabs.tsx'
import { useSettingsQueue } from './use-settings-queue.ts'
import { workInProgress } from '../../domain/phases.ts'

/** A project: its header, tabs and history. Typed settings survive switching tabs. */
export const ProjectDetails = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  const queue = useSettingsQueue(project)
  const backTo = project.keeper ? keptProjectsPath : myProjectsPath
  // The current page is the page for editing it.
  const own = useActions(projectActions, { backTo })(project).filter(({ key }) => key !== 'edit')
  const toWork = useActions(editPageActions)({ tracks: project.tracks, actions: [] })
  const actions = [...toWork, ...own]
  const tabs = useProjectTabs(project, queue)
  const { name, serialNumber, keeper, publicationStatus, summary, description, stage } = project
  const [{ tab }] = useRawSearch()
  const waiting = workInProgress(project.tracks)
  const nextStep = (): ReactNode => {
    if (!project.actions.includes('edit')) return t('edit.readOnly')
    // The team tab itself explains how a leader joins.
    if (keeper) return tab === 'team' ? null : t('keeping.next')
    if (waiting?.work) {
      const { tasksTotal, tasksAccepted } = waiting.work
      return t('edit.onTrack', { track: waiting.track.name, left: tasksTotal - tasksAccepted })
    }
    // The profile itself is where it is described.
    if (summary && description) return null
    return (
      <>
        {t('edit.describe')}
        {tab === 'profile' ? null : (
          <>
            {' '}
            <ScreenLink to={profileLink(project.id)}>{t('edit.openProfile')}</ScreenLink>
          </>
        )}
      </>
    )
  }
  return (
    <>
      <DetailsScreen
        listId={project.keeper ? 'kept-projects' : 'my-projects'}
        backTo={backTo}
        backLabel={t(project.keeper ? 'keptProjects.title' : 'myProjects.title')}
        name={name}
        logoUrl={project.logoUrl}
        state={<StateOf table={publicationStateTable} state={publicationStatus} />}
        facts={
          <>
            <span className="tabular">{t('edit.number', { number: serialNumber })}</span>
            {stage ? <span>{`${t('fields.stage')}: ${stage.name}`}</span> : null}
            <ProjectLead project={project} />
          </>
        }
        nextStep={nextStep()}
        actions={actions}
        tabs={tabs}
        history={<ProjectHistory project={project} />}
      />
      <LeaveGuard queue={queue} nameOf={(name) => t(`fields.${name}`)} />
    </>
  )
}
