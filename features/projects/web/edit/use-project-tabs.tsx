import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import type { VersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { slotContent } from '#platform/web/work/slots.ts'
import { listProjectJoinRequests } from '../../../teams/contract/join-request.endpoints.ts'
import { Documents } from '../documents/Documents.tsx'
import type { Project } from '../project.types.ts'
import { Team } from '../team/Team.tsx'
import { MainSettings } from './MainSettings.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { ProjectTracks } from './ProjectTracks.tsx'

/** The sections of a project's page, in the order of the specification; what no feature fills is left out. */
export const useProjectTabs = (project: Project, settings: VersionedForm): DetailsTab[] => {
  const t = useTexts('projects')
  const { id, documents, members, tracks } = project
  const asked = useCall(
    listProjectJoinRequests,
    { query: { projectId: id } },
    { enabled: project.actions.includes('decideJoining'), deniedHere: true },
  )
  const waiting = asked.data?.items.filter(({ actions }) => actions.includes('accept')).length ?? 0
  const tab = (key: string, content: DetailsTab['content'], more: Partial<DetailsTab> = {}): DetailsTab => ({
    key,
    title: t(`edit.tabs.${key}`),
    content,
    ...more,
  })
  return [
    tab('main', () => <MainSettings project={project} settings={settings} />),
    tab('profile', () => <ProfileTab project={project} />, { wide: true }),
    ...(slotContent('project.events') ? [tab('events', () => <Slot name="project.events" id={id} />)] : []),
    tab('tracks', () => <ProjectTracks project={project} />, { count: tracks.length }),
    tab('team', () => <Team project={project} />, {
      count: members.length,
      waiting: { count: waiting, label: t('joining.waiting', { count: waiting }) },
    }),
    tab('documents', () => <Documents project={project} />, { count: documents.length }),
  ]
}
