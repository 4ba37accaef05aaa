import { fieldsOf, type Element } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'

/** A formula cycle with column names instead of codes; other texts are unchanged. */
export const cycleNames = (problem: string, at: string, element: Element | undefined): string => {
  if (!problem.endsWith('CIRCULAR') || !element || at === '') return at
  const names = new Map(fieldsOf(element).map(({ code, name }) => [code, wordsIn(name) || code]))
  return at
    .split(' → ')
    .map((code) => names.get(code) ?? code)
    .join(' → ')
}
