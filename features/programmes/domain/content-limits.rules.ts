import type { ErrorCode } from '#platform/domain/error-codes.ts'

/**
 * Maximum number of programmes per accelerator, tracks per programme and tasks per track, including archived ones,
 * whether created, copied or imported.
 */
export const maxContents = { programme: 200, track: 50, trackpoint: 100 } as const

/** Error codes at the limits of one parent. */
export const fullCodes = {
  programme: 'PROGRAMME_LIMIT',
  track: 'TRACK_LIMIT',
  trackpoint: 'TRACKPOINT_LIMIT',
} as const

/** Totals across several parents: the tree of an accelerator is read as a whole. */
export type ContentTotals = {
  /** Tasks of all tracks of a programme. */
  programmeTasks: number
  acceleratorTracks: number
  acceleratorTasks: number
}

/** Limit of each total; archived items count. */
export const maxTotals: ContentTotals = {
  programmeTasks: 1000,
  acceleratorTracks: 500,
  acceleratorTasks: 3000,
}

/** Error codes at the totals. */
export const fullInAllCodes = {
  programmeTasks: 'PROGRAMME_TASK_LIMIT',
  acceleratorTracks: 'ACCELERATOR_TRACK_LIMIT',
  acceleratorTasks: 'ACCELERATOR_TASK_LIMIT',
} as const satisfies Record<keyof ContentTotals, ErrorCode>

/** Error codes of a call that makes a task, and of one that makes a whole track. */
export const taskLimits = ['TRACKPOINT_LIMIT', 'PROGRAMME_TASK_LIMIT', 'ACCELERATOR_TASK_LIMIT'] as const
export const trackLimits = ['TRACK_LIMIT', 'ACCELERATOR_TRACK_LIMIT', ...taskLimits] as const

/** The totals in the order in which they are checked. */
const totalNames = Object.keys(fullInAllCodes) as (keyof ContentTotals)[]

/** Returns the first total that is over its limit. */
export const exceededTotal = (totals: ContentTotals): keyof ContentTotals | undefined =>
  totalNames.find((name) => totals[name] > maxTotals[name])

/** A limit that is nearly reached, with the name of its parent, unless that is the accelerator. */
type NearLimit = {
  limit: keyof typeof maxContents | keyof ContentTotals
  name: string | null
  used: number
  most: number
}

/** Fraction of a limit from which a warning is shown. */
const nearShare = 0.9

type Branch = { name: string; tracks: readonly { name: string; trackpoints: readonly unknown[] }[] }

/** Returns the limits of a tree that have nearly been reached. */
export const nearLimits = (programmes: readonly Branch[]): NearLimit[] => {
  const tracks = programmes.flatMap((programme) => programme.tracks)
  const tasksOf = (some: Branch['tracks']): number =>
    some.reduce((sum, { trackpoints }) => sum + trackpoints.length, 0)
  const limits: NearLimit[] = [
    { limit: 'programme', name: null, used: programmes.length, most: maxContents.programme },
    { limit: 'acceleratorTracks', name: null, used: tracks.length, most: maxTotals.acceleratorTracks },
    { limit: 'acceleratorTasks', name: null, used: tasksOf(tracks), most: maxTotals.acceleratorTasks },
    ...programmes.flatMap((programme): NearLimit[] => [
      { limit: 'track', name: programme.name, used: programme.tracks.length, most: maxContents.track },
      {
        limit: 'programmeTasks',
        name: programme.name,
        used: tasksOf(programme.tracks),
        most: maxTotals.programmeTasks,
      },
    ]),
    ...tracks.map(({ name, trackpoints }): NearLimit => ({
      limit: 'trackpoint',
      name,
      used: trackpoints.length,
      most: maxContents.trackpoint,
    })),
  ]
  return limits.filter(({ used, most }) => used >= most * nearShare)
}
