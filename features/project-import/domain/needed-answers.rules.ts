import { fieldTypes } from '../../fields/domain/field-types.ts'
import { findElement, type ElementTree, type Words } from '../../fields/domain/tree.ts'
import { isEmpty } from '../../fields/domain/values.ts'
import type { PlannedProject } from './plan.rules.ts'

/** A "yes" set in a project, because fields filled by its rows are shown only with it. */
export type NeededAnswer = { code: string; name: Words; by: Words }

type Filled = Pick<PlannedProject, 'plain' | 'items'>

/**
 * Answers that a project needs so that the fields filled by its rows are shown: a field depending on a "yes" that
 * the rows leave empty would be stored, but invisible. Answers given by the rows are never changed.
 */
export const neededAnswers = (tree: ElementTree, { plain, items }: Filled): NeededAnswer[] => {
  const needed = new Map<string, NeededAnswer>()
  const given = new Map(plain.map(({ code, value }) => [code, value]))
  const open = [...given.keys(), ...items.map(({ code }) => code)]
  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    const element = findElement(tree, code)
    const condition = element?.showIf
    if (!element || !condition || needed.has(condition.code)) continue
    const other = findElement(tree, condition.code)
    if (other?.kind !== 'PLAIN' || fieldTypes[other.type].conditionOn !== 'ANSWER') continue
    if (!condition.anyOf.includes(true) || !isEmpty(given.get(other.code) ?? null)) continue
    needed.set(other.code, { code: other.code, name: other.name, by: element.name })
    open.push(other.code)
  }
  return [...needed.values()]
}

/** A project with the answers that it needs. */
export const withAnswers = <Project extends Filled>(
  project: Project,
  answers: readonly NeededAnswer[],
): Project => ({
  ...project,
  plain: [...project.plain, ...answers.map(({ code }) => ({ code, value: true }))],
})

/** The answers set for a file, each with its number of projects. */
export const answersCounted = (
  answers: readonly (readonly NeededAnswer[])[],
): (NeededAnswer & { count: number })[] => {
  const counted = new Map<string, NeededAnswer & { count: number }>()
  for (const answer of answers.flat()) {
    const one = counted.get(answer.code) ?? { ...answer, count: 0 }
    counted.set(answer.code, one)
    one.count += 1
  }
  return [...counted.values()]
}
