import { text } from '#platform/web/i18n/texts.ts'
import { placeWordsBy } from '../../../fields/web/format/place-words.ts'
import { isOwnField } from '../../domain/own-fields.ts'
import type { Task } from '../work.types.ts'

type Remark = NonNullable<Task['comments'][number]['remark']>

/** Text of a place: the element, and the row and field in it. */
export const placeWords = placeWordsBy((number) => text('participations:fields.row', { number }))

/** Names of the fields of the task itself. */
const ownTitles = { ANSWER: 'participations:answer.title', FILES: 'participations:files.title' } as const

/** The name of the field that a review comment is about; null if the task no longer asks for it. */
export const remarkPlaceName = ({ name, place }: Pick<Remark, 'name' | 'place'>): string | null =>
  isOwnField(place.code) ? text(ownTitles[place.code]) : name && placeWords(name).whole
