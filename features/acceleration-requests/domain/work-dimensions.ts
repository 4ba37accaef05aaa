/** What applications can be grouped by, with the filter that shows the rows of a group; a month is two filters. */
export const workDimensions = {
  ACCELERATOR: 'acceleratorId',
  PROGRAMME: 'programmeId',
  TRACK: 'trackId',
  STREAM: 'streamId',
  TASK: 'trackpointId',
  STATE: 'column',
  TRACKER: 'trackerUid',
  INDUSTRY: 'industryId',
  REGION: 'territoryId',
  STAGE: 'stageId',
  MONTH: null,
} as const

export type WorkDimension = keyof typeof workDimensions
