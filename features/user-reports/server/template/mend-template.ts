import { strFromU8, strToU8, zipSync } from 'fflate'
import { partsOfOffice } from '#platform/server/documents/office-parts.ts'
import {
  allOf,
  localName,
  readXml,
  textIn,
  writeXml,
  type XmlElement,
} from '#platform/server/documents/xml-tree.ts'
import type { ReportExtension } from '../../domain/states.ts'
import { readTag } from '../../domain/tag.rules.ts'
import { carriesText } from './carries-text.ts'

/** A tag that is put into the place of another: its name, or the whole of it. */
export type Mending = { tag: string; by: string }

/** The text elements of a paragraph or cell, in order; nested paragraphs are separate. */
const textsOf = (holder: XmlElement): XmlElement[] =>
  holder.children.flatMap((node) => {
    if (typeof node === 'string') return []
    const name = localName(node)
    if (name === 't') return [node]
    return name === 'p' || name === 'rPh' ? [] : textsOf(node)
  })

/** Replaces a text that may be split over several runs; the result has the format of the first. */
const replaceAcross = (texts: readonly XmlElement[], from: string, to: string): void => {
  for (let guard = 0; guard < 100; guard += 1) {
    const contents = texts.map(textIn)
    const at = contents.join('').indexOf(from)
    if (at === -1 || from === to) return
    let before = 0
    let isPut = false
    for (const [index, text] of contents.entries()) {
      const [begins, ends] = [Math.max(0, at - before), at + from.length - before]
      before += text.length
      if (begins >= text.length || ends <= 0) continue
      const put = isPut ? '' : to
      isPut = true
      const element = texts[index]!
      element.children = [text.slice(0, begins) + put + text.slice(Math.min(text.length, Math.max(0, ends)))]
      element.attributes['xml:space'] = 'preserve'
    }
  }
}

const holdersIn = (root: XmlElement): XmlElement[] =>
  root.children.flatMap((node) => {
    if (typeof node === 'string') return []
    const name = localName(node)
    const inside = holdersIn(node)
    return name === 'p' || name === 'si' || name === 'is' ? [node, ...inside] : inside
  })

/** The tag as it shall be: whole, or the old one with another name, its sign and filters as they were. */
const named = (tag: string, by: string): string => {
  if (by.startsWith('{{')) return by
  const inside = tag.slice(2, -2)
  const read = readTag(inside)
  return read ? `{{${inside.replace(read.name, () => by)}}}` : tag
}

/** Replaces tags of a template, with their closing tags. */
export const mendParts = (
  bytes: Uint8Array,
  extension: ReportExtension,
  mendings: readonly Mending[],
): Uint8Array => {
  const parts = partsOfOffice(bytes, extension)
  for (const [part, content] of Object.entries(parts)) {
    if (!carriesText[extension].test(part)) continue
    const root = readXml(strFromU8(content))
    for (const holder of holdersIn(root)) {
      const texts = textsOf(holder)
      for (const { tag, by } of mendings) {
        const whole = named(tag, by)
        replaceAcross(texts, tag, whole)
        const [before, after] = [readTag(tag.slice(2, -2)), readTag(whole.slice(2, -2))]
        if (before?.kind === 'open' && after && before.name !== after.name)
          replaceAcross(texts, `{{/${before.name}}}`, `{{/${after.name}}}`)
      }
    }
    for (const { attributes } of allOf(root, 'docPr'))
      for (const { tag, by } of mendings)
        if (attributes['descr'])
          attributes['descr'] = attributes['descr'].replaceAll(tag, () => named(tag, by))
    parts[part] = strToU8(writeXml(root))
  }
  return zipSync(parts)
}
