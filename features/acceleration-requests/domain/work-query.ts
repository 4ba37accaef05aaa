/** Filters of applications in a URL: what a figure counts, and what the list behind it requests. */
export type WorkQuery = {
  readonly [
    K in
      | 'column'
      | 'status'
      | 'reached'
      | 'trackId'
      | 'streamId'
      | 'trackpointId'
      | 'trackerUid'
      | 'createdFrom'
      | 'createdTo'
      | 'decidedFrom'
      | 'decidedTo'
      | 'overdue'
      | 'withoutTracker'
      | 'industryId'
      | 'stageId'
      | 'territoryId'
  ]?: string | undefined
}

/** Filters whose values are shown with the number of their rows. */
export const countedFilters = [
  'column',
  'reached',
  'programmeId',
  'trackId',
  'trackerUid',
  'industryId',
] as const

export type CountedFilter = (typeof countedFilters)[number]
