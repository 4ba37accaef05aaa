import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import type { HeldEventPage } from '../event.types.ts'
import { After } from '../after/After.tsx'
import { Jury } from '../jury/Jury.tsx'
import { judgedKinds } from '../../domain/states.ts'
import { EventAbout } from './EventAbout.tsx'
import { EventCandidates } from './EventCandidates.tsx'
import { EventGuests } from './EventGuests.tsx'
import { EventProjects } from './EventProjects.tsx'

/** Tabs of an event: details, and for hosts projects and candidates. */
export const useEventTabs = (event: HeldEventPage): DetailsTab[] => {
  const t = useTexts('events')
  const { id, isHost, isJuror, kind, status, takesGuests, own, startsAt } = event
  const [hasBegun] = useState(() => Date.parse(startsAt) <= Date.now())
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
      key: 'guests',
      title: t('guests.title'),
      stands: isHost && takesGuests && status !== 'DRAFT',
      wide: true,
      content: () => <EventGuests eventId={id} />,
    },
    {
      key: 'jury',
      title: t('jury.title'),
      stands: (isHost || isJuror) && status !== 'CANCELLED' && judgedKinds.some((one) => one === kind),
      content: () => <Jury eventId={id} />,
    },
    {
      key: 'after',
      title: t('after.title'),
      stands: (isHost || own.length > 0) && hasBegun && status !== 'CANCELLED' && status !== 'DRAFT',
      content: () => <After eventId={id} isHost={isHost} />,
    },
    {
      key: 'invite',
      title: t('candidates.title'),
      stands: isHost && (status === 'PUBLISHED' || status === 'DRAFT'),
      wide: true,
      content: () =>
        status === 'DRAFT' ? (
          <EmptyState title={t('candidates.draft.title')} text={t('candidates.draft.text')} />
        ) : (
          <EventCandidates eventId={id} />
        ),
    },
  ]
  return sections.flatMap(({ stands, ...tab }) => (stands ? [tab] : []))
}
