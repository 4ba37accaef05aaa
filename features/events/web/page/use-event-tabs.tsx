import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import type { EventTab } from '../../domain/states.ts'
import type { HeldEventPage } from '../event.types.ts'
import { After } from '../after/After.tsx'
import { Jury } from '../jury/Jury.tsx'
import { EventAbout } from './EventAbout.tsx'
import { EventCandidates } from './EventCandidates.tsx'
import { EventGuests } from './EventGuests.tsx'
import { EventProjects } from './EventProjects.tsx'

/** The tabs of an event that the server lists, with their contents. */
export const useEventTabs = (event: HeldEventPage): DetailsTab[] => {
  const t = useTexts('events')
  const { id, isHost } = event
  const tabs: Record<EventTab, Omit<DetailsTab, 'key'>> = {
    about: { title: t('page.about'), content: () => <EventAbout event={event} /> },
    projects: { title: t('projects.title'), wide: true, content: () => <EventProjects eventId={id} /> },
    guests: { title: t('guests.title'), wide: true, content: () => <EventGuests eventId={id} /> },
    jury: { title: t('jury.title'), content: () => <Jury eventId={id} /> },
    after: { title: t('after.title'), content: () => <After eventId={id} isHost={isHost} /> },
    invite: {
      title: t('candidates.title'),
      wide: true,
      content: () =>
        event.takesInvitations ? (
          <EventCandidates eventId={id} />
        ) : (
          <EmptyState title={t('candidates.draft.title')} text={t('candidates.draft.text')} />
        ),
    },
  }
  return event.tabs.map((key) => ({ key, ...tabs[key] }))
}
