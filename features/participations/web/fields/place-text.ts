import { currentLocale, text } from '#platform/web/i18n/texts.ts'
import type { PlaceName } from '../../../profiles/domain/place-names.rules.ts'
import type { Words } from '../../../profiles/domain/template.ts'

const wordsOf = ({ ru, en }: Words): string => (currentLocale() === 'en' && en) || ru

/** A place of the profile as a person calls it: "Competitors · 2nd · Price". */
export const placeText = ({ element, field, row, rowName }: PlaceName): string =>
  [
    wordsOf(element),
    rowName ? wordsOf(rowName) : row === null ? '' : text('participations:fields.row', { number: row }),
    field ? wordsOf(field) : '',
  ]
    .filter(Boolean)
    .join(' · ')
