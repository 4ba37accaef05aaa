import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { isEmpty, type Place, type Value } from '../../../fields/domain/values.ts'
import { TextOrLink } from '../../../fields/web/format/TextOrLink.tsx'
import { RichText } from '../../../fields/web/rich/RichText.tsx'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { useProfileEditing } from './profile-source.ts'

type Props = { field: Field; place: Place; value: Value; labelId: string }

/** A read-only value. */
export const ShownValue = ({ field, place, value, labelId }: Props) => {
  const t = useTexts('project-profiles')
  const { references, files } = useProfileEditing()
  const known = references()
  if (fieldTypes[field.type].holdsFiles && Array.isArray(value) && value.length > 0)
    return (
      <ul className="profile-shown profile-shown-files" aria-labelledby={labelId}>
        {value.map((id) => (
          <li key={id}>
            <Button size="small" variant="text" onClick={() => files.download(String(id))}>
              {known.files[id]?.name ?? t('fields:value.file')}
            </Button>{' '}
            {known.files[id] ? <small>{formatBytes(known.files[id].size)}</small> : null}
          </li>
        ))}
      </ul>
    )
  if (field.rich && typeof value === 'string' && !isEmpty(value))
    return (
      <div className="profile-shown" role="group" aria-labelledby={labelId}>
        <RichText html={value} place={place} pictures={files.pictures} />
      </div>
    )
  const text = valueText(field, value, { ...known, locale: currentLocale() })
  return (
    <p className="profile-shown" role="group" aria-labelledby={labelId}>
      {text ? (
        <TextOrLink field={field} text={text} />
      ) : (
        <span className="profile-none">{t('fields:value.notGiven')}</span>
      )}
    </p>
  )
}
