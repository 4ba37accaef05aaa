import type { Scored } from './score.rules.ts'
import type { SelectionSettings } from './settings.ts'

/** Why a project stands where it stands: it passes, or what keeps it out, the first that does. */
export const outcomes = ['PASSED', 'REFUSED', 'THRESHOLD', 'STREAM_QUOTA', 'QUOTA'] as const

export type Outcome = (typeof outcomes)[number]

/** What the cut looks at of one project, in the order of the places. */
export type Placed = { points: number; streamId: number | null; refused: boolean }

/** Where the line is drawn. */
export type Cut = Pick<SelectionSettings, 'threshold' | 'quota' | 'streamQuotas'>

/**
 * The order of the places: whoever nothing keeps out first, then by points, of equal ones whoever handed in earlier, then
 * by the id of the task; so the same input always comes to the same order.
 */
export const ranked = (projects: readonly Scored[]): Scored[] =>
  projects.toSorted(
    (a, b) =>
      Number(a.failures.length > 0) - Number(b.failures.length > 0) ||
      b.points - a.points ||
      a.submitted - b.submitted ||
      a.taskId - b.taskId,
  )

/** Who passes, place by place. The browser counts by it while the line is moved, the server when it runs. */
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

/** Projects of equal points that the line divides: the earlier submission passes. */
export type DividedEquals = { points: number; passed: number; failed: number }

/** Returns the equals that a number of places divides; null where the line falls between different points. */
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
