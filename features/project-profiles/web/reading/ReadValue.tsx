import '../../../fields/web/format/read-text.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import {
  isEmpty,
  placeKey,
  type Place,
  type ProfileValues,
  type Value,
} from '../../../fields/domain/values.ts'
import { TextOrLink } from '../../../fields/web/format/TextOrLink.tsx'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { ChangedText } from '../../../fields/web/format/ChangedText.tsx'
import { ReadFiles } from './ReadFiles.tsx'
import type { Reading } from './reading.types.ts'
import { RichText } from '../../../fields/web/rich/RichText.tsx'
import { TextPictures } from '../../../fields/web/rich/TextPictures.tsx'

type Props = { field: Field; place: Place; reading: Reading }

const valueAt = ({ plain, items }: ProfileValues, { code, item, field }: Place): Value => {
  if (item === null) return plain[field] ?? null
  return items[code]?.find(({ id }) => id === item)?.values[field] ?? null
}

/** A value, read-only; in a comparison the changed words are marked. */
export const ReadValue = ({ field, place, reading }: Props) => {
  const t = useTexts('project-profiles')
  const { data, comparison, pictures } = reading
  const value = valueAt(data.values, place)
  if (isEmpty(value)) return <p className="read-nothing">{t('fields:value.notGiven')}</p>
  const locale = currentLocale()
  const text = valueText(field, value, { ...data.references, locale })
  const { holdsFiles, isRunningText, words } = fieldTypes[field.type]
  if (holdsFiles && Array.isArray(value)) return <ReadFiles ids={value.map(String)} reading={reading} />
  if (comparison && words && comparison.differences.places.get(placeKey(place)) === 'changed') {
    const { other, side } = comparison
    const otherValue = valueAt(other.values, place)
    const before = valueText(field, otherValue, { ...other.references, locale })
    return (
      <>
        <ChangedText text={text} other={before} side={side} />
        {field.rich && pictures ? (
          <TextPictures
            html={String(value)}
            other={String(otherValue)}
            side={side}
            place={place}
            pictures={pictures}
          />
        ) : null}
      </>
    )
  }
  if (field.rich && typeof value === 'string')
    return <RichText html={value} place={place} pictures={pictures} />
  return (
    <p className={isRunningText ? 'read-text' : 'read-text tabular'}>
      <TextOrLink field={field} text={text} />
    </p>
  )
}
