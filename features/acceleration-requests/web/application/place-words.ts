import { text } from '#platform/web/i18n/texts.ts'
import { placeWordsBy } from '../../../fields/web/format/place-words.ts'

/** The readable name of a place in the profile. */
export const placeWords = placeWordsBy((number) => text('acceleration-requests:application.row', { number }))
