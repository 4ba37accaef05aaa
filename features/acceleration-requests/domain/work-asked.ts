/** Filters of applications in a URL: what a figure counts, and what the list behind it requests. */
export type WorkAsked = {
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

/** Rows with a filter value are counted up to this number: beyond it the filter shows "99+". */
export const filterCountLimit = 99
