import type { Field } from './tree.ts'

/** A tag of a rich text; `>` within quotes does not end it. */
const tag = /<(?:"[^"]*"|[^"<>])*>/g
const pictureTag = /<img(?:"[^"]*"|[^"<>])*>/g

/** Maximum number of pictures in a text. */
export const maxPictures = 10

/** Maximum length of a picture's description, in characters. */
export const maxPictureAlt = 200

/** Allowed file extensions of pictures. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const

/** A picture in a rich text: its id, its description, empty for a decorative one, and its size in pixels. */
export type RichPicture = { id: string; alt: string; width: number; height: number }

/**
 * Whether a field's text may have pictures; cells of tables may not, because they are read, copied and exported as
 * plain text.
 */
export const takesPictures = (field: Field): boolean =>
  field.type === 'TEXT' && Boolean(field.rich) && !('columnType' in field)

/** A rich text without tags and pictures. */
export const withoutTags = (rich: string): string => rich.replace(tag, '')

/** A rich text with links replaced by their text. */
export const withoutLinks = (rich: string): string => rich.replace(/<\/?a(?:"[^"]*"|[^"<>])*>/g, '')

/** A rich text without inline formatting, so that words are not split by tags. */
export const withoutMarks = (rich: string): string => rich.replace(/<\/?(?:strong|em|u|s)>/g, '')

/** A rich text without its pictures. */
export const withoutPictures = (rich: string): string => rich.replace(pictureTag, '')

const entities: Record<string, string> = {
  '&nbsp;': '\u00a0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** Decodes the entities of a rich text. */
export const unescaped = (text: string): string =>
  text.replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)

const attribute = (picture: string, name: string): string =>
  unescaped(new RegExp(` ${name}="([^"]*)"`).exec(picture)?.[1] ?? '')

const pictureOf = (picture: string): RichPicture => ({
  id: attribute(picture, 'data-picture'),
  alt: attribute(picture, 'alt'),
  width: Number(attribute(picture, 'width')),
  height: Number(attribute(picture, 'height')),
})

/** The pictures of a rich text, in order. */
export const picturesIn = (rich: string): RichPicture[] => (rich.match(pictureTag) ?? []).map(pictureOf)

/** Whether a rich text has neither visible text nor a picture. */
export const showsNothing = (rich: string): boolean =>
  withoutTags(rich).trim() === '' && picturesIn(rich).length === 0

/**
 * The readable text of a rich text: paragraphs and list items on separate lines; a picture is replaced by its
 * description on its own line.
 */
export const plainText = (rich: string, pictureWords: (picture: RichPicture) => string): string =>
  unescaped(
    rich
      .replace(pictureTag, (picture) => `${escaped(pictureWords(pictureOf(picture)))}\n`)
      .replace(/<li[^>]*>(\s*<p[^>]*>)?/g, '• ')
      .replace(/<br\s*\/?>|<\/(p|li|ul|ol|h[1-6]|blockquote)>/g, '\n')
      .replace(tag, ''),
  )
    .replace(/\n{2,}/g, '\n')
    .trim()

/** Encodes text for a rich text. */
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Applies a function to the text between the tags. */
export const textsOfRich = (rich: string, change: (text: string) => string): string =>
  rich.replace(
    /(<(?:"[^"]*"|[^"<>])*>)|[^<]+/g,
    (part, mark?: string) => mark ?? escaped(change(unescaped(part))),
  )
