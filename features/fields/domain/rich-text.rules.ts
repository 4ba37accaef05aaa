import type { Field } from './tree.ts'

/** A tag of a rich text; a sign within quotes does not end it. */
const tag = /<(?:"[^"]*"|[^"<>])*>/g
const pictureTag = /<img(?:"[^"]*"|[^"<>])*>/g

/** The most pictures of one text. */
export const maxPictures = 10

/** The longest description of a picture, in characters. */
export const maxPictureAlt = 200

/** What pictures of a text may be uploaded as, by their extensions. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const

/** A picture in a rich text: which one, its description, empty where it only decorates, and its size in pixels. */
export type RichPicture = { id: string; alt: string; width: number; height: number }

/**
 * Whether a field takes pictures in its text: a table's cells do not, they are read, copied and handed out as lines of
 * text.
 */
export const takesPictures = (field: Field): boolean =>
  field.type === 'TEXT' && Boolean(field.rich) && !('columnType' in field)

/** A rich text without its tags, pictures too. */
export const withoutTags = (rich: string): string => rich.replace(tag, '')

/** A rich text whose links are words like others. */
export const withoutLinks = (rich: string): string => rich.replace(/<\/?a(?:"[^"]*"|[^"<>])*>/g, '')

/** A rich text without marks within a line: its words are not parted. */
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

/** The letters that entities of a rich text stand for. */
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

/** The pictures of a rich text, in their order. */
export const picturesIn = (rich: string): RichPicture[] => (rich.match(pictureTag) ?? []).map(pictureOf)

/** Whether a rich text shows nothing: neither letters nor a picture. */
export const showsNothing = (rich: string): boolean =>
  withoutTags(rich).trim() === '' && picturesIn(rich).length === 0

/**
 * What a person reads of a rich text: paragraphs and points on lines of their own, no marks; a picture by the words that
 * stand for it, on a line of its own.
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

/** Letters as they stand in a rich text. */
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A rich text with other letters between its tags. */
export const textsOfRich = (rich: string, change: (text: string) => string): string =>
  rich.replace(
    /(<(?:"[^"]*"|[^"<>])*>)|[^<]+/g,
    (part, mark?: string) => mark ?? escaped(change(unescaped(part))),
  )
