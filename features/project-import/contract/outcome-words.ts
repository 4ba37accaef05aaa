import type { TableWords } from '#platform/contract/list-table.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { itemStates, type ItemReason, type ItemState } from '../domain/states.ts'

type ItemOutcome = {
  reason: ItemReason | null
  problems: readonly { line: number; header: string; problem: FieldErrorCode; text?: string }[]
}

/** Cells that are named of a project. */
const shownCells = 3

/** A text as it goes on inside a sentence. */
export const insideSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Why a project of the file was left out or needs a hand: the cells that say it, else the reason. */
export const reasonInWords = ({ reason, problems }: ItemOutcome, t: TableWords): string => {
  const cells = problems.slice(0, shownCells)
  if (cells.length === 0) return reason === null ? '' : t(`reason.${reason}`)
  const why = reason === null || reason === 'HAS_PROBLEMS' ? [] : [t(`reason.${reason}`)]
  return why
    .concat(
      cells.map(({ problem, ...place }) =>
        t(place.text ? 'results.unread' : 'results.problem', {
          ...place,
          problem: insideSentence(t(`problems.${problem}`)),
        }),
      ),
    )
    .join('; ')
}

/** The name of a project of the file; a row may have none. */
export const itemName = ({ name }: { name: string }, t: TableWords): string => name || t('results.unnamed')

/** What an import came to: each outcome with the number of its projects. */
export const countsInWords = (
  { counts }: { counts: Readonly<Partial<Record<ItemState, number>>> },
  t: TableWords,
): string =>
  itemStates
    .flatMap((state) => (counts[state] ? [`${t(`counts.${state}`)}: ${counts[state]}`] : []))
    .map((text, at) => (at === 0 ? text : insideSentence(text)))
    .join(', ')
