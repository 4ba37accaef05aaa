import { isShown } from '../../fields/domain/conditions.rules.ts'
import { findElement, type ElementTree } from '../../fields/domain/tree.ts'
import { isEmpty, type Value } from '../../fields/domain/values.ts'
import { asNumber, sumOf } from './exact-points.ts'
import type { RefusalCode } from './rule-kind.ts'
import { assess } from './rules.ts'
import type { SelectionSettings } from './settings.ts'

/** A task that takes part, with what its project's profile says. */
export type Participant = {
  taskId: number
  /** When the task was handed in, in microseconds since 1970. */
  submitted: number
  streamId: number | null
  plain: Record<string, Value>
  /** Fields that the team hides from everybody and has not opened: nobody of the accelerator reads them, nor does a rule. */
  closed: readonly string[]
}

/** A field that keeps a project out, and why. */
export type Failure = { code: string; why: RefusalCode }

/** What the rules make of a project: points in hundredths, not rounded, in all and by rules in their order. */
export type Scored = Pick<Participant, 'taskId' | 'submitted' | 'streamId'> & {
  points: number
  byRule: number[]
  failures: Failure[]
}

/** What an answer says to a rule: nothing of a field that a condition or the team hides. */
const answersOf = (tree: ElementTree, { plain, closed }: Participant) => {
  const hidden = new Set(closed)
  const isAsked = (code: string): boolean => {
    const element = findElement(tree, code)
    return element !== undefined && isShown(tree, element, plain)
  }
  const answer = (code: string): Value =>
    hidden.has(code) || !isAsked(code) || !Object.hasOwn(plain, code) ? null : (plain[code] ?? null)
  return { isAsked, answer }
}

/** What the settings make of a project. A required field that a condition does not ask of it is not demanded. */
export const scored = (
  { rules, required }: SelectionSettings,
  tree: ElementTree,
  participant: Participant,
): Scored => {
  const { isAsked, answer } = answersOf(tree, participant)
  const verdicts = rules.map((rule) => ({ code: rule.code, ...assess(rule, answer(rule.code)) }))
  const missing = required.filter((code) => isAsked(code) && isEmpty(answer(code)))
  const failures: Failure[] = [
    ...missing.map((code) => ({ code, why: 'MISSING' as const })),
    ...verdicts.flatMap(({ code, refused }) =>
      refused === null || (refused === 'MISSING' && missing.includes(code)) ? [] : [{ code, why: refused }],
    ),
  ]
  const { taskId, submitted, streamId } = participant
  return {
    taskId,
    submitted,
    streamId,
    points: asNumber(sumOf(verdicts.map(({ points }) => points))),
    byRule: verdicts.map(({ points }) => asNumber(points)),
    failures,
  }
}
