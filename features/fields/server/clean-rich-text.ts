import sanitize from 'sanitize-html'
import { maxPictureAlt, showsNothing } from '../domain/rich-text.rules.ts'

/** The size in pixels of each allowed picture, by id. */
export type Pictures = ReadonlyMap<string, { width: number; height: number }>

const safeAddress = /^(https?:\/\/|mailto:)/i

const link = (tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag => ({
  tagName,
  attribs: safeAddress.test(href.trim()) ? { href: href.trim(), rel: 'noopener noreferrer nofollow' } : {},
})

/** Replacement for a forbidden tag. */
const refused: sanitize.Tag = { tagName: 'refused', attribs: {} }

/**
 * A picture is identified by its id only and gets its size from the server, so that it cannot contain external
 * addresses.
 */
const picture =
  (pictures: Pictures) =>
  (_name: string, { 'data-picture': named = '', alt = '' }: sanitize.Attributes): sanitize.Tag => {
    const id = named.toLowerCase()
    const size = pictures.get(id)
    if (!size) return refused
    const words = alt.replace(/\s+/g, ' ').trim()
    return {
      tagName: 'img',
      attribs: {
        'data-picture': id,
        alt: [...words].slice(0, maxPictureAlt).join(''),
        width: String(size.width),
        height: String(size.height),
      },
    }
  }

const options = (pictures: Pictures): sanitize.IOptions => ({
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote', 'img'],
  allowedAttributes: { a: ['href', 'rel'], img: ['data-picture', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: link, b: 'strong', i: 'em', del: 's', strike: 's', img: picture(pictures) },
})

/** Sanitises a rich text: only allowed tags and these pictures; returns an empty text if nothing is visible. */
export const cleanRichText = (html: string, pictures: Pictures): string => {
  // In the sanitised text, quotes and angle brackets within attributes and text are entities.
  const clean = sanitize(html, options(pictures)).replaceAll(' />', '>')
  return showsNothing(clean) ? '' : clean
}
