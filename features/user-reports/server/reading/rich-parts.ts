import { picturesIn, plainText } from '../../../fields/domain/rich-text.rules.ts'
import type { Leaf, TextOrPicture } from '../../domain/template-values.ts'

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
export const richLeaf = (rich: string, images: ReadonlySet<string>): Leaf => {
  const files = [...new Set(picturesIn(rich).flatMap(({ id }) => (images.has(id) ? [id] : [])))]
  const text = plainText(rich, ({ alt }) => alt)
  return files.length === 0
    ? { text }
    : { text, picture: { files, isShown: true, parts: richParts(rich, new Set(files)) } }
}
