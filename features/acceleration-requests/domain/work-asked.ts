/** The filters of applications as an address says them: what a number counts, and what the list behind it is asked. */
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
