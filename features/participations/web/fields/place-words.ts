import { text } from '#platform/web/i18n/texts.ts'
import type { PlaceName } from '../../../fields/domain/place-names.rules.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'

/** A place as a person calls it: its element, and the row and field inside of it. */
export const placeWords = ({
  element,
  field,
  row,
  rowName,
}: PlaceName): { element: string; inside: string; whole: string } => {
  const which = rowName
    ? wordsIn(rowName)
    : row === null
      ? null
      : text('participations:fields.row', { number: row })
  const inside = [which, field && wordsIn(field)].filter(Boolean).join(' · ')
  return { element: wordsIn(element), inside, whole: [wordsIn(element), inside].filter(Boolean).join(' · ') }
}
