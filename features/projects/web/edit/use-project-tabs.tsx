import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { listProjectJoinRequests } from '../../../teams/contract/join-request.endpoints.ts'
import { Documents } from '../documents/Documents.tsx'
import type { Project } from '../project.types.ts'
import { Team } from '../team/Team.tsx'
import { MainSettings } from './MainSettings.tsx'
import { ProjectRequests } from './ProjectRequests.tsx'
import type { ProjectSettings } from './use-project-form.ts'

/** The sections of a project's page. */
export const useProjectTabs = (project: Project, settings: ProjectSettings): DetailsTab[] => {
  const t = useTexts('projects')
  const { documents, members } = project
  const asked = useCall(
    listProjectJoinRequests,
    { query: { projectId: project.id } },
    { enabled: project.actions.includes('decideJoining'), deniedHere: true },
  )
  const waiting = asked.data?.items.filter(({ actions }) => actions.includes('accept')).length ?? 0
  return [
    {
      key: 'main',
      title: t('edit.tabs.main'),
      content: () => <MainSettings project={project} settings={settings} />,
    },
    {
      key: 'documents',
      title: t('edit.tabs.documents'),
      count: documents.length,
      content: () => <Documents project={project} />,
    },
    {
      key: 'team',
      title: t('edit.tabs.team'),
      count: members.length,
      waiting: { count: waiting, label: t('joining.waiting', { count: waiting }) },
      content: () => <Team project={project} />,
    },
    { key: 'requests', title: t('edit.tabs.requests'), content: () => <ProjectRequests project={project} /> },
  ]
}
