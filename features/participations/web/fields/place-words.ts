import { text } from '#platform/web/i18n/texts.ts'
import { placeWordsBy } from '../../../fields/web/format/place-words.ts'

/** A place as a person calls it: its element, and the row and field inside of it. */
export const placeWords = placeWordsBy((number) => text('participations:fields.row', { number }))
