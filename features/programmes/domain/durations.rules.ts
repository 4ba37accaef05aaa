type Task = { durationDays: number | null; strictlyAccepted: boolean; contentStatus?: string }

/** Days of the track, from 1, on which a task is done at the earliest; null if a previous task has no duration. */
type Days = { from: number; to: number } | null

/** A task with its days. */
export type Planned<T> = T & { days: Days }

/**
 * Schedules the tasks of a track: a task begins the day after the last of its prerequisites ends. In strict order
 * these are all previous tasks, otherwise those that must be accepted first (product 5).
 */
export const plannedTasks = <T extends Task>(tasks: readonly T[], strictOrder: boolean): Planned<T>[] => {
  let free: number | null = 1
  return tasks.map((task) => {
    const days: Days =
      free === null || task.durationDays === null ? null : { from: free, to: free + task.durationDays - 1 }
    if (strictOrder || task.strictlyAccepted)
      free = days === null || free === null ? null : Math.max(free, days.to + 1)
    return { ...task, days }
  })
}

const isActive = ({ contentStatus }: Task): boolean => contentStatus !== 'ARCHIVE'

/** Minimum number of days for the tasks of a track; tasks without a duration count as zero. */
export const daysNeeded = (tasks: readonly Task[], strictOrder: boolean): number => {
  const timed = tasks.filter(isActive).map((task) => ({ ...task, durationDays: task.durationDays ?? 0 }))
  return Math.max(0, ...plannedTasks(timed, strictOrder).map(({ days }) => days?.to ?? 0))
}

/** Days of a track as its page says them: counted from its tasks if all have a duration, otherwise as promised. */
export const shownDays = (track: {
  durationDays: number | null
  strictOrder: boolean
  trackpoints: readonly Task[]
}): number | null => {
  const tasks = track.trackpoints.filter(isActive)
  const isCounted = tasks.length > 0 && tasks.every(({ durationDays }) => durationDays !== null)
  return isCounted ? daysNeeded(tasks, track.strictOrder) : track.durationDays
}

type Track = {
  name: string
  durationDays: number | null
  contentStatus?: string
  trackpoints: readonly Task[]
}

/** Inconsistent durations: the part is longer than the whole. */
export type DurationProblem = {
  part: 'tasks' | 'track'
  of: 'track' | 'programme'
  /** The track; empty if it is the one being edited. */
  name: string
  needed: number
  given: number
}

/** Whether the tasks of a track fit into it, and into the programme if the track has no duration of its own. */
export const trackDurationProblems = (
  { name, durationDays, trackpoints }: Track,
  programme: { durationDays: number | null; strictOrder: boolean },
): DurationProblem[] => {
  const needed = daysNeeded(trackpoints, programme.strictOrder)
  const problems: DurationProblem[] = []
  if (durationDays !== null && needed > durationDays)
    problems.push({ part: 'tasks', of: 'track', name, needed, given: durationDays })
  if (programme.durationDays === null) return problems
  if (durationDays !== null && durationDays > programme.durationDays)
    problems.push({
      part: 'track',
      of: 'programme',
      name,
      needed: durationDays,
      given: programme.durationDays,
    })
  if (durationDays === null && needed > programme.durationDays)
    problems.push({ part: 'tasks', of: 'programme', name, needed, given: programme.durationDays })
  return problems
}

/** Inconsistent durations of a whole programme, without archived items. */
export const durationProblems = (programme: {
  durationDays: number | null
  creationStrategy: 'STRICT' | 'NOT_STRICT'
  tracks: readonly Track[]
}): DurationProblem[] =>
  programme.tracks
    .filter(({ contentStatus }) => contentStatus !== 'ARCHIVE')
    .flatMap((track) =>
      trackDurationProblems(track, {
        durationDays: programme.durationDays,
        strictOrder: programme.creationStrategy === 'STRICT',
      }),
    )
