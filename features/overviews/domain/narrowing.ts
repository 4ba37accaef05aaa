import type { WorkAsked } from '../../acceleration-requests/domain/work-asked.ts'

/** Filters of a summary, as its endpoint takes them. */
export type Narrowing = {
  programmeId?: number | undefined
  trackId?: number | undefined
  streamId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

const asParameter = (id: number | undefined): string | undefined =>
  id === undefined ? undefined : String(id)

/** Converts the track and intake to filters of applications. */
export const placeAsked = ({ trackId, streamId }: Narrowing): Pick<WorkAsked, 'trackId' | 'streamId'> => ({
  trackId: asParameter(trackId),
  streamId: asParameter(streamId),
})

/**
 * Converts all filters except the programme to filters of applications. The period is applied to the date of
 * application.
 */
export const narrowingAsked = (narrowing: Narrowing): WorkAsked => ({
  ...placeAsked(narrowing),
  createdFrom: narrowing.from,
  createdTo: narrowing.to,
})
