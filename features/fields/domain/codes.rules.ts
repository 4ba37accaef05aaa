import { elementsOf, fieldsOf, type ElementTree } from './tree.ts'

/** Maximum length of a code, in characters. */
const maxCodeLength = 22

/**
 * Codes are lower-case Latin letters, digits and underscores, starting with a letter, because formulas refer to them.
 */
const shape = /^[a-z][a-z0-9_]*$/

/** Whether the portal generated a code: those start with `a` (spec 5). */
export const isGenerated = (code: string): boolean => /^a\d+$/.test(code)

/** The error of a typed code. */
export type CodeProblem = 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'RESERVED' | 'ALREADY_TAKEN'

/** Every code of a tree: elements, and the fields of groups and tables. */
export const codesOf = (tree: ElementTree): string[] =>
  elementsOf(tree).flatMap((element) =>
    element.kind === 'PLAIN'
      ? [element.code]
      : [element.code, ...fieldsOf(element).map((field) => field.code)],
  )

/** Validates a code of a new element; null if it may be used (spec 5: `a…` is reserved). */
export const codeProblem = (code: string, taken: ReadonlySet<string>): CodeProblem | null => {
  if (code === '') return 'REQUIRED'
  if (code.length > maxCodeLength) return 'TOO_LONG'
  if (!shape.test(code)) return 'INVALID'
  if (code.startsWith('a')) return 'RESERVED'
  return taken.has(code) ? 'ALREADY_TAKEN' : null
}

/** Size of each template's range of numbers for generated codes. */
const numbersOfTemplate = 10_000

/**
 * The next free generated code: in the third template `a30001`, `a30002`, … Each template has its own range, so that
 * two templates never share values by accident.
 */
export const generatedCode = (taken: ReadonlySet<string>, templateId: number): string => {
  let number = templateId * numbersOfTemplate + 1
  while (taken.has(`a${number}`)) number += 1
  return `a${number}`
}
