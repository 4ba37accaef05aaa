import { isShown } from '../../fields/domain/conditions.rules.ts'
import { findElement, type ElementTree } from '../../fields/domain/tree.ts'
import { isEmpty, type Value } from '../../fields/domain/values.ts'
import { asNumber, sumOf } from './exact-points.ts'
import type { RefusalCode } from './rule-kind.ts'
import { assess } from './rules.ts'
import type { SelectionSettings } from './settings.ts'

/** A participating task, with the answers of its project's profile. */
export type Participant = {
  taskId: number
  /** Time of submission, in microseconds since 1970. */
  submitted: number
  streamId: number | null
  plain: Record<string, Value>
  /** Fields that the team hides and has not disclosed: neither the accelerator nor a rule reads them. */
  closed: readonly string[]
}

/** A field that excludes the project, and the reason. */
export type Failure = { code: string; why: RefusalCode }

/** A project's result: points in hundredths, not rounded, in total and per rule in order. */
export type Scored = Pick<Participant, 'taskId' | 'submitted' | 'streamId'> & {
  points: number
  byRule: number[]
  failures: Failure[]
}

/** The answer as a rule sees it: empty if a condition or the team hides the field. */
const answersOf = (tree: ElementTree, { plain, closed }: Participant) => {
  const hidden = new Set(closed)
  const isVisible = (code: string): boolean => {
    const element = findElement(tree, code)
    return element !== undefined && isShown(tree, element, plain)
  }
  const answer = (code: string): Value =>
    hidden.has(code) || !isVisible(code) || !Object.hasOwn(plain, code) ? null : (plain[code] ?? null)
  return { isVisible, answer }
}

/** Applies the settings to a project. A required field that a condition hides is not required. */
export const scored = (
  { rules, required }: SelectionSettings,
  tree: ElementTree,
  participant: Participant,
): Scored => {
  const { isVisible, answer } = answersOf(tree, participant)
  const verdicts = rules.map((rule) => ({ code: rule.code, ...assess(rule, answer(rule.code)) }))
  const missing = required.filter((code) => isVisible(code) && isEmpty(answer(code)))
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
