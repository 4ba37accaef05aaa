import { judgedKinds, type EventKind, type EventTab, type HeldEventState } from './states.ts'

/** Facts that decide what the page of an event shows to a reader. */
export type PageFacts = {
  status: HeldEventState
  kind: EventKind
  takesGuests: boolean
  /** It has started. */
  begun: boolean
  isHost: boolean
  isJuror: boolean
  /** A project of the reader is at the event, in any state. */
  isInvited: boolean
}

/** The tabs of an event's page for a reader, in their order. */
export const eventTabsOf = (facts: PageFacts): EventTab[] => {
  const { status, kind, takesGuests, begun, isHost, isJuror, isInvited } = facts
  const isKnown = status !== 'DRAFT'
  const isHeld = isKnown && status !== 'CANCELLED'
  const shown: Record<EventTab, boolean> = {
    about: true,
    projects: isHost,
    guests: isHost && takesGuests && isKnown,
    jury: (isHost || isJuror) && status !== 'CANCELLED' && judgedKinds.some((one) => one === kind),
    after: (isHost || isInvited) && begun && isHeld,
    invite: isHost && (status === 'DRAFT' || status === 'PUBLISHED'),
  }
  return (Object.keys(shown) as EventTab[]).filter((tab) => shown[tab])
}

/** What a reader opens from an event's page: check-in as its host, a calendar file of what is no draft. */
export const eventLinksOf = ({
  status,
  isHost,
}: Pick<PageFacts, 'status' | 'isHost'>): ('door' | 'calendar')[] => [
  ...(isHost && (status === 'PUBLISHED' || status === 'OVER') ? (['door'] as const) : []),
  ...(status === 'DRAFT' ? [] : (['calendar'] as const)),
]
