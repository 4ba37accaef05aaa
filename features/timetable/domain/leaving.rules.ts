import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Day } from './calendar.ts'
import { streamStateOf, type Period } from './stream.rules.ts'

/** A stream of the schedule that a track leaves. */
export type LeftStream = Period & { id: number; requestsCount: number }

/** Effects on a schedule when a track leaves it. */
export type Leaving<S extends LeftStream> = {
  /** The active stream: it ends today. */
  ends: S | null
  /** Planned streams: they are deleted. */
  deletes: S[]
}

/**
 * The effects of a track leaving its schedule (spec 4: "limits the active thread to today and deletes planned
 * threads"). A schedule with other tracks is unchanged.
 */
export const leavingOf = <S extends LeftStream>(
  streams: readonly S[],
  today: Day,
  isShared: boolean,
): Leaving<S> => {
  if (isShared) return { ends: null, deletes: [] }
  const active = streams.find((stream) => streamStateOf(stream, today) === 'ACTIVE')
  return {
    // One that ends today anyway is unchanged.
    ends: active && active.to > today ? active : null,
    deletes: streams.filter((stream) => streamStateOf(stream, today) === 'PLANNED'),
  }
}

/** Why a track cannot leave its schedule: a stream to be deleted has applications. */
export const leavingRefusal = ({ deletes }: Leaving<LeftStream>): ErrorCode | null =>
  deletes.some(({ requestsCount }) => requestsCount > 0) ? 'STREAM_HAS_REQUESTS' : null
