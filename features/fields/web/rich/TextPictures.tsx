import './rich-text.css'
import { picturesIn } from '../../domain/rich-text.rules.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Place } from '../../domain/values.ts'
import type { PictureSource } from './picture-source.ts'
import { ReadPicture } from './ReadPicture.tsx'

type Props = { html: string; other: string; side: 'before' | 'after'; place: Place; pictures: PictureSource }

/** The pictures of one of two compared texts, with those that the other lacks marked. */
export const TextPictures = ({ html, other, side, place, pictures }: Props) => {
  const t = useTexts('fields')
  // A picture may occur several times in a text.
  const shown = [...new Map(picturesIn(html).map((picture) => [picture.id, picture])).values()]
  if (shown.length === 0) return null
  const others = new Set(picturesIn(other).map(({ id }) => id))
  const isChanged = (id: string) => !others.has(id)
  return (
    <ul className="rich-pictures" aria-label={t('value.pictures')}>
      {shown.map((picture) => (
        <li key={picture.id}>
          <ReadPicture picture={picture} place={place} pictures={pictures} />
          {isChanged(picture.id) ? (
            side === 'after' ? (
              <ins>{t('value.pictureCame')}</ins>
            ) : (
              <del>{t('value.pictureWent')}</del>
            )
          ) : null}
        </li>
      ))}
    </ul>
  )
}
