import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { slotContent } from '#platform/web/work/slots.ts'
import { DocumentRow } from '../documents/DocumentRow.tsx'
import { ProjectFacts } from '../edit/ProjectFacts.tsx'
import type { ProjectPage } from '../project.types.ts'
import { TrackRows } from '../tracks/TrackRows.tsx'
import { ShownTeam } from './ShownTeam.tsx'

/** The sections of a project's page, without those empty for the reader. */
export const useDetailsTabs = (project: ProjectPage): DetailsTab[] => {
  const t = useTexts('projects')
  const { id, tracks, members, othersCount, documents, readsProfile } = project
  const team = members.length + othersCount
  const unread = project.actions.includes('edit') ? <Slot name="project.unread" small linked id={id} /> : null
  const sections: (Omit<DetailsTab, 'title'> & { stands: boolean })[] = [
    {
      key: 'main',
      stands: true,
      content: () => (
        <>
          {unread}
          {readsProfile ? <Slot name="profile.indicators" small id={id} /> : null}
          <ProjectFacts project={project} withoutSummary />
        </>
      ),
    },
    {
      key: 'profile',
      stands: readsProfile,
      content: () => (
        <>
          {unread}
          <Slot name="profile.read" id={id} />
        </>
      ),
    },
    {
      key: 'events',
      stands: slotContent('project.events') !== undefined,
      content: () => <Slot name="project.events" id={id} />,
    },
    {
      key: 'mentors',
      // The team has it on its work page.
      stands:
        slotContent('project.mentors') !== undefined &&
        project.actions.includes('openWork') &&
        !project.actions.includes('edit'),
      content: () => <Slot name="project.mentors" project={project} />,
    },
    {
      key: 'tracks',
      stands: tracks.length > 0,
      count: tracks.length,
      content: () => <TrackRows tracks={tracks} />,
    },
    {
      key: 'showcases',
      // The team has it on its work page.
      stands: project.actions.includes('openWork') && !project.actions.includes('edit'),
      content: () => <Slot name="project.showcases" project={project} />,
    },
    {
      key: 'risks',
      // The team has it on its work page.
      stands: project.actions.includes('openWork') && !project.actions.includes('edit'),
      wide: true,
      content: () => <Slot name="project.risks" id={id} />,
    },
    {
      key: 'calculations',
      // The team has it on its work page.
      stands: project.actions.includes('openWork') && !project.actions.includes('edit'),
      content: () => <Slot name="project.calculations" id={id} />,
    },
    { key: 'team', stands: team > 0, count: team, content: () => <ShownTeam project={project} /> },
    {
      key: 'documents',
      stands: documents.length > 0,
      count: documents.length,
      content: () => (
        <ul className="project-rows">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      ),
    },
  ]
  return sections.flatMap(({ stands, ...tab }) =>
    stands ? [{ ...tab, title: t(tab.key === 'main' ? 'details.about' : `edit.tabs.${tab.key}`) }] : [],
  )
}
