import { strFromU8 } from 'fflate'
import { paragraphsOf } from '#platform/server/documents/template-paragraphs.ts'
import type { Piece } from '../../domain/check-tags.rules.ts'

/** The parts that carry text, by what people call them. */
const partOf = (name: string): string | null => {
  if (name === 'word/document.xml') return 'document'
  if (/^word\/header\d*\.xml$/.test(name)) return 'header'
  if (/^word\/footer\d*\.xml$/.test(name)) return 'footer'
  return /^word\/(?:foot|end)notes\.xml$/.test(name) ? 'notes' : null
}

/** The paragraphs of a document, each with its number in its part. */
export const docxPieces = (parts: Readonly<Record<string, Uint8Array>>): Piece[] =>
  Object.entries(parts).flatMap(([name, bytes]) => {
    const part = partOf(name)
    return part
      ? paragraphsOf(strFromU8(bytes)).map(({ number, text }) => ({ part, place: String(number), text }))
      : []
  })

/** Whether somebody's changes wait to be accepted: what would be filled in is not decided yet. */
export const hasTrackedChanges = (parts: Readonly<Record<string, Uint8Array>>): boolean =>
  Object.entries(parts).some(
    ([name, bytes]) => partOf(name) !== null && /<w:(?:ins|del|moveFrom|moveTo)[\s>]/.test(strFromU8(bytes)),
  )
