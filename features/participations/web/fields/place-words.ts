import { text } from '#platform/web/i18n/texts.ts'
import { placeWordsBy } from '../../../fields/web/format/place-words.ts'

/** Text of a place: the element, and the row and field in it. */
export const placeWords = placeWordsBy((number) => text('participations:fields.row', { number }))
