import { codeProblem, codesOf, isGenerated } from '../../fields/domain/codes.rules.ts'
import { isCircular, namedBy, type Holder, type Part } from '../../fields/domain/conditions.rules.ts'
import { gradesProblem, type GradesProblem } from '../../fields/domain/grades.rules.ts'
import {
  elementsOf,
  fieldsOf,
  findElement,
  type Column,
  type Element,
  type Field,
  type ElementTree,
} from '../../fields/domain/tree.ts'
import { basicsOtherwise } from './basic-elements.ts'
import { isSameShape, shapesOf, type CodeShape } from './code-shapes.rules.ts'
import { canBeCondition } from './condition-candidates.rules.ts'
import { fitsExpertise } from './expertise-templates.rules.ts'
import type { TemplatePurpose } from './states.ts'

/**
 * A problem that prevents publication: `code` is the element, `field` the field or column in it, `at` the subject of
 * the problem.
 */
export type TemplateProblem = {
  code: string
  field?: string
  at?: string
  problem:
    | 'NAME_REQUIRED'
    | 'CODE_WRONG'
    | 'CODE_TWICE'
    | 'DICTIONARY_REQUIRED'
    | 'CONDITION_WRONG'
    | 'CONDITION_GONE'
    | 'CONDITION_CIRCULAR'
    | 'FIELDS_REQUIRED'
    | 'COLUMNS_REQUIRED'
    | 'ALL_CONDITIONAL'
    | 'RANGE_WRONG'
    | 'FORMULA_REQUIRED'
    | 'SOURCE_WRONG'
    | 'TYPE_CHANGED'
    | 'BASIC_OTHERWISE'
    | 'NOT_IN_EXPERTISE'
    | GradesProblem
}

type Report = (problem: TemplateProblem['problem'], at?: string) => TemplateProblem[]

const rangeIsWrong = ({ limits: { min, max, from, to } }: Field): boolean =>
  (min !== undefined && max !== undefined && min > max) ||
  (from !== undefined && to !== undefined && from > to)

const gradeProblems = ({ grades }: Field, on: Report): TemplateProblem[] => {
  const problem = gradesProblem(grades)
  return problem ? on(problem) : []
}

const fieldProblems = (field: Field, on: Report): TemplateProblem[] => [
  ...(field.name.ru.trim() === '' ? on('NAME_REQUIRED') : []),
  ...(!isGenerated(field.code) && codeProblem(field.code, new Set()) ? on('CODE_WRONG') : []),
  ...(field.type === 'LIST' && !field.dictionary ? on('DICTIONARY_REQUIRED') : []),
  ...(rangeIsWrong(field) ? on('RANGE_WRONG') : []),
  ...(field.type === 'SCALE' ? gradeProblems(field, on) : []),
]

const conditionProblems = (tree: ElementTree, part: Part, on: Report, holder?: Holder): TemplateProblem[] => {
  const { showIf, code } = part
  if (!showIf) return []
  const other = namedBy(tree, showIf, holder)
  if (!other) return on('CONDITION_GONE', showIf.code)
  if (other.code === code || !canBeCondition(other) || showIf.anyOf.length === 0) return on('CONDITION_WRONG')
  return isCircular(tree, part, holder) ? on('CONDITION_CIRCULAR') : []
}

const columnProblems = (tree: ElementTree, column: Field | Column, on: Report): TemplateProblem[] => {
  if (!('columnType' in column)) return []
  const { columnType, formula, source } = column
  if (columnType === 'CALCULATE') return formula?.trim() ? [] : on('FORMULA_REQUIRED')
  if (columnType !== 'DISPLAY') return []
  return source && findElement(tree, source)?.kind === 'PLAIN' ? [] : on('SOURCE_WRONG')
}

/** Problems of a group or table; at least one field must be unconditional, or a card could be empty. */
const holderProblems = (tree: ElementTree, holder: Holder, on: Report): TemplateProblem[] => {
  const fields = fieldsOf(holder)
  return [
    ...(holder.name.ru.trim() === '' ? on('NAME_REQUIRED') : []),
    ...(fields.length === 0 ? on(holder.kind === 'GROUP' ? 'FIELDS_REQUIRED' : 'COLUMNS_REQUIRED') : []),
    ...(fields.length > 0 && fields.every(({ showIf }) => showIf) ? on('ALL_CONDITIONAL') : []),
    ...fields.flatMap((field) => {
      const inside: Report = (problem, at) =>
        on(problem, at).map((one): TemplateProblem => ({ ...one, field: field.code }))
      return [
        ...fieldProblems(field, inside),
        ...conditionProblems(tree, field, inside, holder),
        ...columnProblems(tree, field, inside),
      ]
    }),
  ]
}

const elementProblems = (tree: ElementTree, element: Element): TemplateProblem[] => {
  const on: Report = (problem, at) => [{ code: element.code, problem, ...(at === undefined ? {} : { at }) }]
  return [
    ...(element.kind === 'PLAIN' ? fieldProblems(element, on) : holderProblems(tree, element, on)),
    ...conditionProblems(tree, element, on),
  ]
}

const twice = (codes: readonly string[]): string[] => [
  ...new Set(codes.filter((code, at) => codes.indexOf(code) !== at)),
]

/** Problems that depend on the template's purpose. */
const purposeProblems = (tree: ElementTree, purpose: TemplatePurpose): TemplateProblem[] =>
  purpose === 'PROFILE'
    ? basicsOtherwise(tree).map((code) => ({ code, problem: 'BASIC_OTHERWISE' }))
    : elementsOf(tree)
        .filter((element) => !fitsExpertise(element))
        .map(({ code }) => ({ code, problem: 'NOT_IN_EXPERTISE' }))

/** All problems of a tree that prevent publication. */
export const templateProblems = (
  tree: ElementTree,
  purpose: TemplatePurpose = 'PROFILE',
): TemplateProblem[] => [
  ...tree.sections.flatMap(({ id, name }): TemplateProblem[] =>
    name.ru.trim() === '' ? [{ code: id, problem: 'NAME_REQUIRED' }] : [],
  ),
  ...twice(codesOf(tree)).map((code): TemplateProblem => ({ code, problem: 'CODE_TWICE' })),
  ...purposeProblems(tree, purpose),
  ...elementsOf(tree).flatMap((element) => elementProblems(tree, element)),
]

/** Codes with another kind or type than before, in this or another template: types are fixed at creation. */
export const changedTypes = (before: ElementTree, after: ElementTree): string[] =>
  codesOtherwise(shapesOf(before), after)

/** Codes of a tree that name something else elsewhere. */
export const codesOtherwise = (known: ReadonlyMap<string, CodeShape>, tree: ElementTree): string[] =>
  [...shapesOf(tree)].flatMap(([code, shape]) => {
    const other = known.get(code)
    return other && !isSameShape(other, shape) ? [code] : []
  })

/** Codes that the later version lacks; they may be removed only if unused. */
export const removedCodes = (before: ElementTree, after: ElementTree): string[] => {
  const left = new Set(codesOf(after))
  return codesOf(before).filter((code) => !left.has(code))
}
