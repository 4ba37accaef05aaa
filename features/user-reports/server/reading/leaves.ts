import type { References } from '#features/fields'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import { picturesIn, plainText } from '../../../fields/domain/rich-text.rules.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { isEmpty, type Value } from '../../../fields/domain/values.ts'
import { wordsIn } from '../../../fields/domain/words-in.ts'
import { blankLeaf, type Leaf, type TextOrPicture } from '../../domain/template-values.ts'
import { serverTexts } from '../server-texts.ts'
import { formatsOf } from '../template/formats.ts'
import { flagValue, inBoth } from './closed-words.ts'

/** Around the number of a picture while a text is made plain; they are no signs of any language. */
const [opens, closes] = ['\uE000', '\uE001']

/** A formatted text as words and pictures in order; pictures that are not `shown` are replaced by their descriptions. */
const richParts = (rich: string, shown: ReadonlySet<string>): TextOrPicture[] => {
  const files: { file: string; alt: string }[] = []
  const words = plainText(rich.replaceAll(opens, '').replaceAll(closes, ''), ({ id, alt }) => {
    if (!shown.has(id)) return alt
    files.push({ file: id, alt })
    return `${opens}${files.length - 1}${closes}`
  })
  return words.split(new RegExp(`\n?${opens}(\\d+)${closes}\n?`)).flatMap((part, at): TextOrPicture[] => {
    const file = at % 2 === 1 ? files[Number(part)] : undefined
    if (file) return [file]
    return part === '' ? [] : [{ text: part }]
  })
}

/** A formatted text as the value of a tag, with its pictures where a document can show them. */
const richLeaf = (rich: string, images: ReadonlySet<string>): Leaf => {
  const files = [...new Set(picturesIn(rich).flatMap(({ id }) => (images.has(id) ? [id] : [])))]
  const text = plainText(rich, ({ alt }) => alt)
  return files.length === 0
    ? { text }
    : { text, picture: { files, isShown: true, parts: richParts(rich, new Set(files)) } }
}

type Locale = 'ru' | 'en'

/** What values are written with. */
export type LeafSource = { references: References; locale: Locale; images: ReadonlySet<string> }

/** A text value. */
export const textLeaf = (text: string | null | undefined): Leaf => (text ? { text } : blankLeaf)

/** A number value. */
export const numberLeaf = (number: number | null, locale: Locale): Leaf =>
  number === null ? blankLeaf : { text: formatsOf(locale).number(number, null), number }

/** A date value. */
export const dayLeaf = (day: string | null, locale: Locale): Leaf =>
  day === null ? blankLeaf : { text: formatsOf(locale).day(day, false), day }

/** A value that is yes or no. */
export const flagLeaf = (flag: boolean, locale: Locale): Leaf => ({
  text: serverTexts[locale].data[flag ? 'yes' : 'no'],
  flag,
  also: flagValue(flag, locale),
})

const moneyLeaf = (amount: string, currency: 'RUB' | 'USD' | 'EUR', locale: Locale): Leaf => {
  const number = Number(amount)
  if (amount.trim() === '' || !Number.isFinite(number)) return { text: amount }
  return { text: formatsOf(locale).number(number, 2), number, amount, currency }
}

/** Whether a field takes only pictures: a document shows them by default. */
export const isPictureField = ({ type, limits }: Field): boolean => {
  const { extensions = [] } = limits
  return (
    fieldTypes[type].holdsFiles === true &&
    extensions.length > 0 &&
    extensions.every((one) => /^(?:png|jpe?g)$/i.test(one))
  )
}

const listed = (field: Field, ids: readonly (string | number)[], source: LeafSource): Leaf => {
  const { references, locale, images } = source
  const files = ids.filter((id): id is string => typeof id === 'string' && images.has(id))
  const leaf = textLeaf(
    ids
      .map((id) =>
        typeof id === 'string' ? (references.files[id]?.name ?? '') : wordsIn(references.names[id], locale),
      )
      .filter(Boolean)
      .join(', '),
  )
  const also = ids.flatMap((id) => {
    const words = typeof id === 'number' ? references.names[id] : undefined
    return words ? inBoth(words, locale) : []
  })
  return {
    ...leaf,
    ...(also.length > 0 ? { also } : {}),
    ...(files.length > 0 ? { picture: { files, isShown: isPictureField(field) } } : {}),
  }
}

const typedText = (field: Field, value: string, { locale, images }: LeafSource): Leaf => {
  if (fieldTypes[field.type].measure === 'DAY' && /^\d{4}-\d\d-\d\d$/.test(value))
    return dayLeaf(value, locale)
  return field.rich ? richLeaf(value, images) : textLeaf(value)
}

const numberOf = (field: Field, value: number, locale: Locale): Leaf => {
  const { text, number } = numberLeaf(value, locale)
  const meaning = field.grades?.find(({ points }) => points === value)?.meaning
  if (meaning) return { text: `${text} — ${wordsIn(meaning, locale)}`, number: value }
  const isShare = fieldTypes[field.type].measure === 'SHARE'
  return { text: isShare ? `${text}%` : text, ...(number === undefined ? {} : { number }) }
}

/** A profile value as the value of a tag. */
export const leafOf = (field: Field, value: Value | undefined, source: LeafSource): Leaf => {
  const { locale } = source
  if (value === undefined || value === null || isEmpty(value)) return blankLeaf
  if (typeof value === 'number') return numberOf(field, value, locale)
  if (typeof value === 'boolean') return flagLeaf(value, locale)
  if (typeof value === 'string') return typedText(field, value, source)
  if (Array.isArray(value)) return listed(field, value, source)
  if ('number' in value) return textLeaf(value.number)
  return moneyLeaf(value.amount, value.currency, locale)
}
