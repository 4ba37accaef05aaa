import { strFromU8 } from 'fflate'
import { paragraphsOf, unescaped } from '#platform/server/documents/template-paragraphs.ts'
import type { Piece } from '../../domain/check-tags.rules.ts'

/** Parts with text, by their display names. */
const partOf = (name: string): string | null => {
  if (name === 'word/document.xml') return 'document'
  if (/^word\/header\d*\.xml$/.test(name)) return 'header'
  if (/^word\/footer\d*\.xml$/.test(name)) return 'footer'
  return /^word\/(?:foot|end)notes\.xml$/.test(name) ? 'notes' : null
}

/** The paragraphs of a document, numbered per part. */
export const docxPieces = (parts: Readonly<Record<string, Uint8Array>>): Piece[] =>
  Object.entries(parts).flatMap(([name, bytes]) => {
    const part = partOf(name)
    return part
      ? paragraphsOf(strFromU8(bytes), { described: true }).map(({ number, text }) => ({
          part,
          place: String(number),
          text,
        }))
      : []
  })

const token = /<w:p(?:\s[^>]*?)?(\/)?>|<\/w:p>|<w:(ins|del|moveFrom|moveTo|cellIns|cellDel)[\s/>][^>]*>?/g

/** Where somebody's changes wait to be accepted, with whose they are: what would be filled in is not decided yet. */
export const trackedChanges = (parts: Readonly<Record<string, Uint8Array>>): (Piece & { author: string })[] =>
  Object.entries(parts).flatMap(([name, bytes]) => {
    const part = partOf(name)
    if (!part) return []
    const xml = strFromU8(bytes)
    const texts = paragraphsOf(xml)
    const found = new Map<number, string>()
    const open: number[] = []
    let count = 0
    for (const [whole, alone, change] of xml.matchAll(token)) {
      if (change !== undefined) {
        // The change mark of a whole row precedes its first paragraph, so it is reported there.
        const at = open.at(-1) ?? count + 1
        if (!found.has(at)) found.set(at, unescaped(/w:author="([^"]*)"/.exec(whole)?.[1] ?? ''))
      } else if (whole === '</w:p>') open.pop()
      else {
        count += 1
        if (!alone) open.push(count)
      }
    }
    return [...found].map(([number, author]) => ({
      part,
      place: String(number),
      text: texts[number - 1]?.text ?? '',
      author,
    }))
  })
