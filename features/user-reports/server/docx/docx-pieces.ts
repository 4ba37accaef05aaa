import { strFromU8 } from 'fflate'
import { paragraphsOf } from '#platform/server/documents/template-paragraphs.ts'
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
      ? paragraphsOf(strFromU8(bytes)).map(({ number, text }) => ({ part, place: String(number), text }))
      : []
  })

/** Whether tracked changes are pending, which make the text to fill in ambiguous. */
export const hasTrackedChanges = (parts: Readonly<Record<string, Uint8Array>>): boolean =>
  Object.entries(parts).some(
    ([name, bytes]) => partOf(name) !== null && /<w:(?:ins|del|moveFrom|moveTo)[\s>]/.test(strFromU8(bytes)),
  )
