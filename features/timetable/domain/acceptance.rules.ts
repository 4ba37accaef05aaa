import type { Day } from './calendar.ts'
import type { Acceptance, RequestType } from './states.ts'
import { streamStateOf, type Period } from './stream.rules.ts'

type Content = 'DRAFT' | 'PUBLISHED' | 'ARCHIVE'

/** Facts that decide when a track accepts applications. */
export type AcceptanceFacts<S extends Period> = {
  programmeStatus: Content
  trackStatus: Content
  blocked: boolean
  requestType: RequestType
  /** Streams of its schedule that are not over. */
  streams: readonly S[]
}

/** Whether a track accepts applications on a day, and the relevant stream: the active one, otherwise the next. */
export const acceptanceOf = <S extends Period>(
  { programmeStatus, trackStatus, blocked, requestType, streams }: AcceptanceFacts<S>,
  today: Day,
): { state: Acceptance; stream: S | null } => {
  const closed = (state: Acceptance) => ({ state, stream: null })
  if (programmeStatus === 'ARCHIVE' || trackStatus === 'ARCHIVE') return closed('ARCHIVED')
  if (programmeStatus === 'DRAFT' || trackStatus === 'DRAFT') return closed('UNPUBLISHED')
  if (blocked) return closed('PAUSED')
  if (requestType === 'CONTINUOUS') return closed('ALWAYS')
  const [first] = streams
    .filter((stream) => streamStateOf(stream, today) !== 'COMPLETED')
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  if (!first) return closed('NO_DATES')
  return { state: streamStateOf(first, today) === 'ACTIVE' ? 'UNTIL' : 'FROM', stream: first }
}
