import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { stampPdf } from './stamp-pdf.ts'

const line = 'Анна Петрова · 29.11.2026 14:05 UTC'

const newPdf = async (pages: number): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  for (let n = 0; n < pages; n += 1) document.addPage([n % 2 === 0 ? 595 : 120, 842])
  return document.save()
}

test('each page of a PDF carries who took it and when, and so does the document', async () => {
  const bytes = await newPdf(3)
  const { stamped } = await stampPdf({ bytes, line })
  const read = await PDFDocument.load(stamped!)
  expect(read.getPageCount()).toBe(3)
  expect(read.getSubject()).toBe(line)
  const [plain, marked] = [await PDFDocument.load(bytes), read]
  for (const [n, page] of marked.getPages().entries()) {
    expect(page.node.Contents(), `page ${n}`).toBeDefined()
    expect(plain.getPages()[n]!.node.Contents()).toBeUndefined()
  }
})

test('what is cut off, or no PDF at all, carries nothing', async () => {
  const bytes = await newPdf(30)
  expect(await stampPdf({ bytes: bytes.slice(0, bytes.length / 2), line })).toEqual({ stamped: null })
  expect(await stampPdf({ bytes: Buffer.from('notes %%EOF'), line })).toEqual({ stamped: null })
})
