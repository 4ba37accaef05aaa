import { evaluate, type Formats } from '../../domain/evaluate.rules.ts'
import { readTag, tagPattern, type Tag } from '../../domain/tag.rules.ts'
import { blankLeaf, emptyScope, type Leaf, type Scope } from '../../domain/template-values.ts'

/** A part of a text: plain text, a value, a block within the text, or the beginning or end of a block of rows. */
export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'value'; tag: Tag }
  | { kind: 'block'; tag: Tag; parts: TextPart[] }
  | { kind: 'open' | 'close'; tag: Tag }

/** Pairs opening and closing tags within a text; unpaired ones open or close rows. */
const paired = (flat: TextPart[]): TextPart[] => {
  const done: TextPart[] = []
  for (const part of flat) {
    if (part.kind !== 'close') {
      done.push(part)
      continue
    }
    const at = done.findLastIndex((one) => one.kind === 'open')
    const opened = done[at]
    if (opened?.kind === 'open' && opened.tag.name === part.tag.name)
      done.push({ kind: 'block', tag: opened.tag, parts: done.splice(at).slice(1) })
    else done.push(part)
  }
  return done
}

/** Parses a text into parts; invalid tags are dropped. */
export const textParts = (text: string): TextPart[] => {
  const flat: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(tagPattern)) {
    if (match.index > at) flat.push({ kind: 'words', text: text.slice(at, match.index) })
    at = match.index + match[0].length
    const tag = readTag(match[1] ?? '')
    if (tag) flat.push({ kind: tag.kind, tag })
  }
  if (at < text.length) flat.push({ kind: 'words', text: text.slice(at) })
  return paired(flat)
}

const leafOf = (tag: Tag, scopes: readonly Scope[], formats: Formats): Leaf => {
  const found = evaluate(tag, scopes, formats)
  return typeof found === 'object' && !Array.isArray(found) ? found : blankLeaf
}

/** Renders the parts of a text. */
export const textOf = (parts: readonly TextPart[], scopes: readonly Scope[], formats: Formats): string =>
  parts
    .map((part): string => {
      if (part.kind === 'words') return part.text
      if (part.kind === 'value') return leafOf(part.tag, scopes, formats).text
      if (part.kind !== 'block') return ''
      const found = evaluate(part.tag, scopes, formats)
      if (!Array.isArray(found)) return found === true ? textOf(part.parts, scopes, formats) : ''
      return found.map((one) => textOf(part.parts, [...scopes, one], formats)).join('')
    })
    .join('')

/** The value of a text that consists of a single tag; undefined otherwise. */
export const onlyValue = (
  parts: readonly TextPart[],
  scopes: readonly Scope[],
  formats: Formats,
): Leaf | undefined => {
  const visibleParts = parts.filter(
    (part) => part.kind !== 'open' && part.kind !== 'close' && !(part.kind === 'words' && !part.text.trim()),
  )
  const [only] = visibleParts
  return visibleParts.length === 1 && only?.kind === 'value' ? leafOf(only.tag, scopes, formats) : undefined
}

/** The scope of an empty list, so that rows and formulas around it stay valid. */
export const nothingHere: Scope = emptyScope<Scope>()
