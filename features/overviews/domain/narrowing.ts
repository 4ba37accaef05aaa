import type { WorkQuery } from '../../acceleration-requests/domain/work-query.ts'

/** Filters of a summary, as its endpoint takes them. */
export type Narrowing = {
  programmeId?: number | undefined
  trackId?: number | undefined
  streamId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The last day of a period; none if it is before the first day, which is reported at its field. */
export const endOf = ({ from, to }: Pick<Narrowing, 'from' | 'to'>): string | undefined =>
  from && to && to < from ? undefined : to

const asParameter = (id: number | undefined): string | undefined =>
  id === undefined ? undefined : String(id)

/** Converts the track and intake to filters of applications. */
export const placeQuery = ({ trackId, streamId }: Narrowing): Pick<WorkQuery, 'trackId' | 'streamId'> => ({
  trackId: asParameter(trackId),
  streamId: asParameter(streamId),
})

/**
 * Converts all filters except the programme to filters of applications. The period is applied to the date of
 * application.
 */
export const narrowingQuery = (narrowing: Narrowing): WorkQuery => ({
  ...placeQuery(narrowing),
  createdFrom: narrowing.from,
  createdTo: narrowing.to,
})
