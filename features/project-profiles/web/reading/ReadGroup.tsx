import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { shownItems } from '../../../fields/domain/shown.rules.ts'
import { isEmpty, placeKey, type Place } from '../../../fields/domain/values.ts'
import type { GroupElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { MarkWord } from './MarkWord.tsx'
import type { Reading } from './reading.types.ts'
import { ReadValue } from './ReadValue.tsx'

type Props = { element: GroupElement; reading: Reading; showEmpty: boolean }

/** The repetitions of a group, as a list. */
export const ReadGroup = ({ element, reading, showEmpty }: Props) => {
  const t = useTexts('project-profiles')
  const { tree, data, comparison } = reading
  const items = shownItems(tree, element, data.values)
  if (items.length === 0) return <p className="read-nothing">{t('fields:value.notGiven')}</p>
  const markAt = (place: Place) => comparison?.differences.places.get(placeKey(place))
  return (
    <ol className="read-items">
      {items.map(({ item, fields }) => (
        <li key={item.id}>
          <dl>
            {fields.map((field) => {
              const place = { code: element.code, item: item.id, field: field.code }
              const mark = markAt(place)
              if (!showEmpty && !mark && isEmpty(item.values[field.code])) return null
              return (
                <div key={field.code} data-mark={mark}>
                  <dt>
                    {wordsIn(field.name)}
                    {mark ? <MarkWord mark={mark} /> : null}
                  </dt>
                  <dd>
                    <ReadValue field={field} place={place} reading={reading} />
                  </dd>
                </div>
              )
            })}
          </dl>
        </li>
      ))}
    </ol>
  )
}
