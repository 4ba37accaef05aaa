import { PDFDocument } from '@cantoo/pdf-lib'
import { outlinedLine } from '#platform/server/documents/pdf-outlines.ts'
import { drawable, widthOf } from '#platform/server/previews/letters.ts'

/** A file and the line that each of its pages is to carry. */
export type StampAsked = { bytes: Uint8Array; line: string }

/** The same file with the line on each page; null where it can't carry one. */
export type StampAnswer = { stamped: Uint8Array | null }

const size = 8
const margin = 12

/** A file that was cut off is opened as if it were whole: its end says whether it is. */
const isWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(-1024)).toString('latin1').includes('%%EOF')

/**
 * Writes a line at the foot of each page, as outlines, so that it looks the same everywhere, and into the document's subject. Files
 * that are encrypted, cut off or no PDF at all stay as they are.
 */
export const stampPdf = async ({ bytes, line }: StampAsked): Promise<StampAnswer> => {
  if (!isWhole(bytes)) return { stamped: null }
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const drawn = drawable(line)
    const wide = widthOf(drawn, size, 400)
    for (const page of document.getPages()) {
      const { width } = page.getSize()
      // A narrow page has a smaller line: a part of a name would be another name.
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
