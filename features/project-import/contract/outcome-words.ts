import type { TableWords } from '#platform/contract/list-table.ts'
import type { CellProblemCode } from '../domain/cell-problems.ts'
import { itemStates, type ItemReason, type ItemState } from '../domain/states.ts'

type ItemOutcome = {
  reason: ItemReason | null
  problems: readonly { line: number; header: string; problem: CellProblemCode; text?: string }[]
}

/** A text continued inside a sentence. */
export const insideSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Why a project of the file was left out or needs correction: the reason, and each unreadable cell. */
export const reasonsInWords = ({ reason, problems }: ItemOutcome, t: TableWords): string[] => {
  const isSaidByCells = reason === null || (reason === 'HAS_PROBLEMS' && problems.length > 0)
  return [
    ...(isSaidByCells ? [] : [t(`reason.${reason}`)]),
    ...problems.map(({ problem, ...place }) =>
      t(place.text ? 'results.unread' : 'results.problem', {
        ...place,
        problem: insideSentence(t(`problems.${problem}`)),
      }),
    ),
  ]
}

/** The same as one text. */
export const reasonInWords = (outcome: ItemOutcome, t: TableWords): string =>
  reasonsInWords(outcome, t).join('; ')

/** Name of a project of the file; a row may have none. */
export const itemName = ({ name }: { name: string }, t: TableWords): string => name || t('results.unnamed')

/** Outcomes of an import, each with its number of projects. */
export const countsInWords = (
  { counts }: { counts: Readonly<Partial<Record<ItemState, number>>> },
  t: TableWords,
): string =>
  itemStates
    .flatMap((state) => (counts[state] ? [`${t(`counts.${state}`)}: ${counts[state]}`] : []))
    .map((text, at) => (at === 0 ? text : insideSentence(text)))
    .join(', ')
