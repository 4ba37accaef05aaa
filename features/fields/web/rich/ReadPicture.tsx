import './rich-text.css'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { RichPicture } from '../../domain/rich-text.rules.ts'
import type { Place } from '../../domain/values.ts'
import { pictureQuery, type PictureSource } from './picture-source.ts'
import { pictureStyle } from './picture-style.ts'
import { pictureWords } from './picture-words.ts'

type Props = {
  picture: RichPicture
  /** The place of the text. */
  place: Place
  pictures: PictureSource
}

/** Distance below the viewport at which a picture is loaded. */
const ahead = '800px'

/** Whether an element is near the viewport; true without IntersectionObserver. */
const useNear = (atOnce: boolean) => {
  const [isNear, setNear] = useState(atOnce || typeof IntersectionObserver === 'undefined')
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isNear) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
        },
        { rootMargin: ahead },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isNear],
  )
  return { isNear, watch }
}

/** A picture of a text, with reserved space so that the layout does not shift. */
export const ReadPicture = ({ picture, place, pictures }: Props) => {
  const { isNear, watch } = useNear(pictures.atOnce ?? false)
  const { data, isError } = useQuery({ ...pictureQuery(pictures, place, picture.id), enabled: isNear })
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !data) return undefined
      const address = URL.createObjectURL(data)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [data],
  )
  if (isError) return <span className="rich-picture-words">{pictureWords(picture)}</span>
  return (
    <span className="rich-picture" style={pictureStyle(picture)} ref={watch}>
      {data ? <img ref={show} alt={picture.alt} width={picture.width} height={picture.height} /> : null}
    </span>
  )
}
