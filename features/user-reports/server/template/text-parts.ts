import { evaluate, type Formats } from '../../domain/evaluate.rules.ts'
import { readTag, tagPattern, type Tag } from '../../domain/tag.rules.ts'
import { blankLeaf, emptyScope, type Leaf, type Scope } from '../../domain/template-values.ts'

/** A piece of a text: words, a value, what is repeated or shown inside one text, or what opens or closes beyond it. */
export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'value'; tag: Tag }
  | { kind: 'block'; tag: Tag; parts: TextPart[] }
  | { kind: 'open' | 'close'; tag: Tag }

/** Puts what opens and closes within the same text together; what is left opens or closes rows. */
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

/** A text taken apart; what is no tag says nothing. */
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

/** What a taken apart text says. */
export const saidBy = (parts: readonly TextPart[], scopes: readonly Scope[], formats: Formats): string =>
  parts
    .map((part): string => {
      if (part.kind === 'words') return part.text
      if (part.kind === 'value') return leafOf(part.tag, scopes, formats).text
      if (part.kind !== 'block') return ''
      const found = evaluate(part.tag, scopes, formats)
      if (!Array.isArray(found)) return found === true ? saidBy(part.parts, scopes, formats) : ''
      return found.map((one) => saidBy(part.parts, [...scopes, one], formats)).join('')
    })
    .join('')

/** The value of a text that is one tag and nothing else; undefined of any other. */
export const onlyValue = (
  parts: readonly TextPart[],
  scopes: readonly Scope[],
  formats: Formats,
): Leaf | undefined => {
  const said = parts.filter(
    (part) => part.kind !== 'open' && part.kind !== 'close' && !(part.kind === 'words' && !part.text.trim()),
  )
  const [only] = said
  return said.length === 1 && only?.kind === 'value' ? leafOf(only.tag, scopes, formats) : undefined
}

/** What an empty list is filled with, so that rows and formulas around it stand. */
export const nothingHere: Scope = emptyScope<Scope>()
