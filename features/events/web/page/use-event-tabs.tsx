import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import type { HeldEventPage } from '../event.types.ts'
import { EventAbout } from './EventAbout.tsx'
import { EventCandidates } from './EventCandidates.tsx'
import { EventProjects } from './EventProjects.tsx'

/** Tabs of an event: details, and for hosts projects and candidates. */
export const useEventTabs = (event: HeldEventPage): DetailsTab[] => {
  const t = useTexts('events')
  const { id, isHost, status } = event
  const sections: (DetailsTab & { stands: boolean })[] = [
    { key: 'about', title: t('page.about'), stands: true, content: () => <EventAbout event={event} /> },
    {
      key: 'projects',
      title: t('projects.title'),
      stands: isHost,
      wide: true,
      content: () => <EventProjects eventId={id} />,
    },
    {
      key: 'invite',
      title: t('candidates.title'),
      stands: isHost && status === 'PUBLISHED',
      wide: true,
      content: () => <EventCandidates eventId={id} />,
    },
  ]
  return sections.flatMap(({ stands, ...tab }) => (stands ? [tab] : []))
}
