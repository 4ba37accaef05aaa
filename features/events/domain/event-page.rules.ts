import { judgedKinds, type EventKind, type EventTab, type HeldEventState } from './states.ts'

/** Facts that decide what the page of an event shows to a reader. */
export type PageFacts = {
  status: HeldEventState
  kind: EventKind
  takesGuests: boolean
  /** Whether the event has started. */
  hasBegun: boolean
  isHost: boolean
  isJuror: boolean
  /** Whether a project of the reader has an invitation or a request for the event, in any state. */
  isInvited: boolean
}

/** Returns the tabs of an event's page for a reader, in display order. */
export const eventTabsOf = (facts: PageFacts): EventTab[] => {
  const { status, kind, takesGuests, hasBegun, isHost, isJuror, isInvited } = facts
  const isKnown = status !== 'DRAFT'
  const isActive = isKnown && status !== 'CANCELLED'
  const shown: Record<EventTab, boolean> = {
    about: true,
    projects: isHost,
    guests: isHost && takesGuests && isKnown,
    jury: (isHost || isJuror) && status !== 'CANCELLED' && judgedKinds.some((one) => one === kind),
    after: (isHost || isInvited) && hasBegun && isActive,
    invite: isHost && (status === 'DRAFT' || status === 'PUBLISHED'),
  }
  return (Object.keys(shown) as EventTab[]).filter((tab) => shown[tab])
}

/** Returns what a reader may open from an event's page: hosts check-in, everybody the calendar file unless it is a draft. */
export const eventLinksOf = ({
  status,
  isHost,
}: Pick<PageFacts, 'status' | 'isHost'>): ('door' | 'calendar')[] => [
  ...(isHost && (status === 'PUBLISHED' || status === 'OVER') ? (['door'] as const) : []),
  ...(status === 'DRAFT' ? [] : (['calendar'] as const)),
]
