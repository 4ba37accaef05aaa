import { showcasePicturePath, type ItemPicture } from '../../domain/formats.rules.ts'
import { elementIconPaths } from './element-icon-paths.ts'

/** Picture of an element: a built-in icon or an uploaded image; decorative, because the element's name follows. */
export const ElementPicture = ({ picture }: { picture: ItemPicture | undefined }) => {
  if (!picture) return null
  if ('image' in picture)
    return (
      <img
        className="element-picture"
        src={`/api/v1${showcasePicturePath}?image=${picture.image}`}
        alt=""
        width={20}
        height={20}
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={elementIconPaths[picture.icon]} />
    </svg>
  )
}
