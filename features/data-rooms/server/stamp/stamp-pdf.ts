import { PDFDocument } from '@cantoo/pdf-lib'
import { outlinedLine } from '#platform/server/documents/pdf-outlines.ts'
import { drawable, widthOf } from '#platform/server/previews/letters.ts'

/** A file, and the line to stamp on its pages. */
export type StampRequest = { bytes: Uint8Array; line: string }

/** The stamped file; null if it cannot be stamped. */
export type StampAnswer = { stamped: Uint8Array | null }

const size = 8
const margin = 12

/** The parser accepts truncated files, so the end marker is checked. */
const isWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(-1024)).toString('latin1').includes('%%EOF')

/**
 * Stamps a line at the bottom of each page, as outlines so that it needs no font, and into the document's subject.
 * Encrypted, truncated and invalid files are not stamped.
 */
export const stampPdf = async ({ bytes, line }: StampRequest): Promise<StampAnswer> => {
  if (!isWhole(bytes)) return { stamped: null }
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const drawn = drawable(line)
    const wide = widthOf(drawn, size, 400)
    for (const page of document.getPages()) {
      const { width } = page.getSize()
      // Scales the line down on a narrow page, because a truncated name could be another one.
      const scale = Math.min(1, (width - 2 * margin) / wide)
      page.pushOperators(
        ...outlinedLine(drawn, { x: margin, y: margin, scale, size, weight: 400, grey: 0.35 }),
      )
    }
    document.setSubject(line)
    return { stamped: await document.save() }
  } catch {
    return { stamped: null }
  }
}
