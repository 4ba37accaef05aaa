import type { ComponentType } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import { largestFile, useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { PictureChoice } from '#platform/web/work/components/form/image/PictureChoice.tsx'
import { pictureExtensions } from '../../../fields/domain/rich-text.rules.ts'
import { uploadElementPicture } from '../../contract/element-picture.endpoints.ts'
import { elementIcons, type ElementIcon, type ItemPicture } from '../../domain/formats.rules.ts'
import { ElementPicture } from '../public/ElementPicture.tsx'

type Props = {
  templateId: number
  picture: ItemPicture | undefined
  choose: (picture: ItemPicture | undefined) => void
}

/** Icons to choose from; the first is none. */
const signs: { value: ElementIcon | 'none'; icon: ComponentType }[] = [
  { value: 'none', icon: () => <span aria-hidden>—</span> },
  ...elementIcons.map((value) => ({ value, icon: () => <ElementPicture picture={{ icon: value }} /> })),
]

/** Choice of an element's picture: none, a built-in icon, or an uploaded image. */
export const PictureOfItem = ({ templateId, picture, choose }: Props) => {
  const t = useTexts('showcases')
  const sending = useSending({ types: pictureExtensions, maxSize: largestFile })
  const icon = picture && 'icon' in picture ? picture.icon : 'none'
  const take = async (file: File) => {
    const sent = await sending.run((options) =>
      upload(uploadElementPicture, { query: { templateId: String(templateId) } }, file, options),
    )
    if (sent) choose({ image: sent.image })
  }
  return (
    <>
      <Choices legend={t('item.picture')}>
        <Segments<ElementIcon | 'none'>
          name="picture"
          className="showcase-signs"
          value={picture && 'image' in picture ? null : icon}
          options={signs.map(({ value, icon: Icon }) => ({
            value,
            icon: Icon,
            label: t(`icons.${value}`),
          }))}
          onChange={(name) => choose(name === 'none' ? undefined : { icon: name })}
        />
      </Choices>
      <PictureChoice
        label={t('item.ownPicture')}
        help={t('item.ownPictureHelp')}
        figure={picture && 'image' in picture ? <ElementPicture picture={picture} /> : undefined}
        present={Boolean(picture && 'image' in picture)}
        sending={sending}
        onTake={(file) => void take(file)}
        onRemove={() => choose(undefined)}
      />
    </>
  )
}
