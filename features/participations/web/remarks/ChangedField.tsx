import type { References } from '../../../fields/contract/value.schemas.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import type { PictureSource } from '../../../fields/web/rich/picture-source.ts'
import { TextPictures } from '../../../fields/web/rich/TextPictures.tsx'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import type { Changes } from './count-changes.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'
import { placeWords } from '../fields/place-words.ts'

type Props = {
  change: Changes['fields'][number]
  references: References
  /** Source of the pictures in its texts. */
  pictures: PictureSource
}

/** A changed field: its old and new value, with author and time. */
export const ChangedField = ({ change, references, pictures }: Props) => {
  const t = useTexts('participations')
  const { name, type, rich, unit, by, at } = change
  const words = placeWords(name)
  const read = (value: typeof change.before) =>
    valueText({ type, rich, ...(unit ? { unit } : {}) }, value, { ...references, locale: currentLocale() })
  const picturesOf = (side: 'before' | 'after', other: 'before' | 'after') => (
    <TextPictures
      html={String(change[side] ?? '')}
      other={String(change[other] ?? '')}
      side={side}
      place={change}
      pictures={pictures}
    />
  )
  return (
    <li>
      <p className="task-change-name">
        <b>{words.whole}</b>
        <span>
          {change.item !== null && name.row === null ? `${t('remarks.changes.gone')}, ` : null}
          {by ? `${by.name}, ` : null}
          <DateText value={at} as="relative" />
        </span>
        <Button
          size="small"
          variant="text"
          aria-label={t('remarks.changes.goToNamed', { name: words.whole })}
          onClick={() => goToPlace(...placesOf(change))}
        >
          {t('remarks.changes.goTo')}
        </Button>
      </p>
      <BeforeAfter
        before={read(change.before)}
        after={read(change.after)}
        below={
          rich ? { before: picturesOf('before', 'after'), after: picturesOf('after', 'before') } : undefined
        }
      />
    </li>
  )
}
