import { elementsOf, fieldsOf, type ElementTree } from './tree.ts'

/** The longest code, in characters. */
const maxCodeLength = 22

/** Codes are small Latin letters, digits and underscores and begin with a letter: they stand in formulas. */
const shape = /^[a-z][a-z0-9_]*$/

/** Whether a code was made by the portal: those begin with `a` (spec 5). */
export const isGenerated = (code: string): boolean => /^a\d+$/.test(code)

/** What is wrong with a code somebody typed. */
export type CodeProblem = 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'RESERVED' | 'ALREADY_TAKEN'

/** Every code of a tree: elements, and the fields inside of groups and tables. */
export const codesOf = (tree: ElementTree): string[] =>
  elementsOf(tree).flatMap((element) =>
    element.kind === 'PLAIN'
      ? [element.code]
      : [element.code, ...fieldsOf(element).map((field) => field.code)],
  )

/** Judges a code typed for a new element; null when it may be used (spec 5: `a…` is reserved). */
export const codeProblem = (code: string, taken: ReadonlySet<string>): CodeProblem | null => {
  if (code === '') return 'REQUIRED'
  if (code.length > maxCodeLength) return 'TOO_LONG'
  if (!shape.test(code)) return 'INVALID'
  if (code.startsWith('a')) return 'RESERVED'
  return taken.has(code) ? 'ALREADY_TAKEN' : null
}

/** How many numbers for generated codes each template has to itself. */
const numbersOfTemplate = 10_000

/**
 * The next free code for an element that was given none: of the third template `a30001`, `a30002`, … Each template has
 * numbers of its own, so that two of them never share values by accident.
 */
export const generatedCode = (taken: ReadonlySet<string>, templateId: number): string => {
  let number = templateId * numbersOfTemplate + 1
  while (taken.has(`a${number}`)) number += 1
  return `a${number}`
}
