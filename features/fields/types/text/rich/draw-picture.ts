import type { QueryClient } from '@tanstack/react-query'
import { text } from '#platform/web/i18n/texts.ts'
import type { RichPicture } from '../../../domain/rich-text.rules.ts'
import type { Place } from '../../../domain/values.ts'
import { pictureQuery, type PictureSource } from '../../../web/rich/picture-source.ts'
import { pictureWords } from '../../../web/rich/picture-words.ts'

/**
 * Renders a picture into its frame in the editor, which manages its own DOM, with the shared query cache. Shows a
 * message if it is not available, for example when copied from another project. Returns a cleanup function.
 */
export const drawPicture = (
  client: QueryClient,
  { pictures, place }: { pictures: PictureSource; place: Place },
  frame: HTMLElement,
  picture: RichPicture,
): (() => void) => {
  let address: string | undefined
  let isGone = false
  const image = document.createElement('img')
  Object.assign(image, { alt: picture.alt, draggable: false })
  const show = async () => {
    try {
      const blob = await client.fetchQuery(pictureQuery(pictures, place, picture.id))
      if (isGone) return
      address = URL.createObjectURL(blob)
      image.src = address
      frame.replaceChildren(image)
    } catch {
      frame.removeAttribute('style')
      frame.className = 'rich-picture-words'
      frame.textContent = `${pictureWords(picture)} ${text('fields:input.rich.picture.lost')}`
    }
  }
  void show()
  return () => {
    isGone = true
    if (address) URL.revokeObjectURL(address)
  }
}
