import './rich-text.css'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { ReadPicture } from './ReadPicture.tsx'
import type { Place } from '../../domain/values.ts'
import type { PictureSource } from './picture-source.ts'
import { pictureWords } from './picture-words.ts'

/** Tags of a sanitised rich text; others are replaced by their content. */
const known = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'blockquote'])

/** Elements whose content is not readable text. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'])

const isSafeAddress = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address)

type Props = {
  html: string
  /** The place of the text, for its pictures. */
  place: Place
  /** `null` if pictures cannot be loaded: their descriptions are shown. */
  pictures: PictureSource | null
}

const pictureOf = (image: Element) => ({
  id: image.getAttribute('data-picture') ?? '',
  alt: image.getAttribute('alt') ?? '',
  width: Number(image.getAttribute('width')) || 1,
  height: Number(image.getAttribute('height')) || 1,
})

const drawnAt = ({ place, pictures }: Pick<Props, 'place' | 'pictures'>) => {
  const drawn = (node: Node, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element)) return null
    const tag = node.localName
    if (silent.has(tag)) return null
    if (tag === 'img') {
      if (!node.hasAttribute('data-picture')) return null
      const picture = pictureOf(node)
      if (!pictures) return <p key={key}>{pictureWords(picture)}</p>
      return <ReadPicture key={key} picture={picture} place={place} pictures={pictures} />
    }
    const children = [...node.childNodes].map(drawn)
    const address = node.getAttribute('href') ?? ''
    if (tag === 'a' && isSafeAddress(address)) {
      return (
        <a key={key} href={address} target="_blank" rel="noopener noreferrer nofollow">
          {children}
        </a>
      )
    }
    if (tag === 'br') return <br key={key} />
    return known.has(tag)
      ? createElement(tag === 'h3' ? 'strong' : tag, { key }, ...children)
      : createElement(Fragment, { key }, ...children)
  }
  return drawn
}

/** A rich text rendered as our own elements: only known tags are rendered, so that it cannot run code. */
export const RichText = ({ html, place, pictures }: Props) => {
  const content = useMemo(
    () =>
      [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(
        drawnAt({ place, pictures }),
      ),
    [html, place, pictures],
  )
  return <div className="read-rich">{content}</div>
}
