import type { Scored } from './score.rules.ts'
import type { SelectionSettings } from './settings.ts'

/** Results of a project: it passes, or the first reason why it does not. */
export const outcomes = ['PASSED', 'REFUSED', 'THRESHOLD', 'STREAM_QUOTA', 'QUOTA'] as const

export type Outcome = (typeof outcomes)[number]

/** The facts of one project that the cut uses, in order of the places. */
export type Placed = { points: number; streamId: number | null; refused: boolean }

/** The limits of the cut. */
export type Cut = Pick<SelectionSettings, 'threshold' | 'quota' | 'streamQuotas'>

/**
 * Sorts projects: those without a failed field first, then by points, then by time of submission, then by the task's
 * id, so that the order is deterministic.
 */
export const ranked = (projects: readonly Scored[]): Scored[] =>
  projects.toSorted(
    (a, b) =>
      Number(a.failures.length > 0) - Number(b.failures.length > 0) ||
      b.points - a.points ||
      a.submitted - b.submitted ||
      a.taskId - b.taskId,
  )

/** Result of each place. Runs in the browser while the line is moved, and on the server for the run. */
export const decide = (placed: readonly Placed[], { threshold, quota, streamQuotas }: Cut): Outcome[] => {
  const roomOf = new Map(streamQuotas.map((one) => [one.streamId, one.quota]))
  let passed = 0
  return placed.map(({ points, streamId, refused }): Outcome => {
    if (refused) return 'REFUSED'
    if (threshold !== null && points < threshold) return 'THRESHOLD'
    const room = streamId === null ? undefined : roomOf.get(streamId)
    if (room === 0) return 'STREAM_QUOTA'
    if (quota !== null && passed >= quota) return 'QUOTA'
    passed += 1
    if (streamId !== null && room !== undefined) roomOf.set(streamId, room - 1)
    return 'PASSED'
  })
}

/** Projects with equal points on both sides of the line: earlier submissions pass. */
export type DividedEquals = { points: number; passed: number; failed: number }

/** Returns the equal projects that the quota divides; null if the line is between different points. */
export const dividedEquals = (
  placed: readonly Placed[],
  outcomes: readonly Outcome[],
): DividedEquals | null => {
  const isOut = (outcome: Outcome | undefined) => outcome === 'QUOTA' || outcome === 'STREAM_QUOTA'
  const passing = new Map<number, number>()
  const failing = new Map<number, number>()
  for (const [at, { points }] of placed.entries()) {
    const counted = outcomes[at] === 'PASSED' ? passing : isOut(outcomes[at]) ? failing : null
    counted?.set(points, (counted.get(points) ?? 0) + 1)
  }
  for (const [points, passed] of passing) {
    const failed = failing.get(points)
    if (failed !== undefined) return { points, passed, failed }
  }
  return null
}
