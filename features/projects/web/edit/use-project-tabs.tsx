import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { slotContent } from '#platform/web/work/slots.ts'
import { Documents } from '../documents/Documents.tsx'
import type { Project } from '../project.types.ts'
import { Team } from '../team/Team.tsx'
import { MainSettings } from './MainSettings.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { ProjectTracks } from './ProjectTracks.tsx'
import type { SettingsQueue } from './use-settings-queue.ts'

/** The sections of a project's page, in the order of the specification; slots without content are omitted. */
export const useProjectTabs = (project: Project, queue: SettingsQueue): DetailsTab[] => {
  const t = useTexts('projects')
  const { id, documents, members, tracks, joinRequests } = project
  const tab = (key: string, content: DetailsTab['content'], more: Partial<DetailsTab> = {}): DetailsTab => ({
    key,
    title: t(`edit.tabs.${key}`),
    content,
    ...more,
  })
  return [
    tab('main', () => <MainSettings project={project} queue={queue} />),
    tab('profile', () => <ProfileTab project={project} />, { wide: true }),
    ...(slotContent('project.events') ? [tab('events', () => <Slot name="project.events" id={id} />)] : []),
    // Nobody mentors a project that nobody leads.
    ...(slotContent('project.mentors') && !project.keeper
      ? [tab('mentors', () => <Slot name="project.mentors" project={project} />)]
      : []),
    tab('tracks', () => <ProjectTracks project={project} />, { count: tracks.length }),
    // A project without a leader cannot have consents.
    ...(project.keeper ? [] : [tab('showcases', () => <Slot name="project.showcases" project={project} />)]),
    tab('team', () => <Team project={project} />, {
      count: members.length,
      waiting: { count: joinRequests, label: t('edit.waiting', { count: joinRequests }) },
    }),
    ...(slotContent('project.risks')
      ? [tab('risks', () => <Slot name="project.risks" id={id} />, { wide: true })]
      : []),
    ...(slotContent('project.calculations')
      ? [tab('calculations', () => <Slot name="project.calculations" id={id} />)]
      : []),
    tab('documents', () => <Documents project={project} />, { count: documents.length }),
  ]
}
