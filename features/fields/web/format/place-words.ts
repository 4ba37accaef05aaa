import type { PlaceName } from '../../domain/place-names.rules.ts'
import { wordsIn } from './words-in.ts'

/** Text of a place: the element, and the row and field in it; `row` formats a row's number. */
export const placeWordsBy =
  (row: (number: number) => string) =>
  (name: PlaceName): { element: string; inside: string; whole: string } => {
    const { element, field, rowName } = name
    const which = rowName ? wordsIn(rowName) : name.row === null ? null : row(name.row)
    const inside = [which, field && wordsIn(field)].filter(Boolean).join(' · ')
    return {
      element: wordsIn(element),
      inside,
      whole: [wordsIn(element), inside].filter(Boolean).join(' · '),
    }
  }
