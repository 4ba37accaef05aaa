import { text } from '#platform/web/i18n/texts.ts'
import { placeWordsBy } from '../../../fields/web/format/place-words.ts'

/** A place of the profile as a person calls it. */
export const placeWords = placeWordsBy((number) => text('acceleration-requests:application.row', { number }))
