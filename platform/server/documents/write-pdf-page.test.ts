import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  type PDFRawStream,
} from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { wrapped, writePdfPage } from './write-pdf-page.ts'

const style = { size: 14, weight: 400, gap: 10 } as const
const foot = {
  head: 'Портал',
  lines: ['№ 7', 'https://portal.example/certificate?code=AB'],
  address: 'https://portal.example/certificate?code=AB',
}

const streamText = (document: PDFDocument, found: unknown): string => {
  const stream = found instanceof PDFRef ? document.context.lookup(found) : found
  return Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1')
}

/** Texts that a reader of the page copies or hears: the codes that are shown, by the font's table of characters. */
const textsOf = (document: PDFDocument): string[] => {
  const { node } = document.getPage(0)
  const drawn = node.Contents()!
  const parts = drawn instanceof PDFArray ? drawn.asArray() : [drawn]
  const content = parts.map((part) => streamText(document, part)).join('\n')
  const font = node.Resources()!.lookup(PDFName.of('Font'), PDFDict).lookup(PDFName.of('Layer'), PDFDict)
  const table = streamText(document, font.get(PDFName.of('ToUnicode')))
  const signs = new Map(
    [...table.matchAll(/^<([0-9A-F]{2})> <([0-9A-F]+)>$/gm)].map(([, code = '', sign = '']) => [
      code,
      Buffer.from(sign, 'hex').swap16().toString('utf16le'),
    ]),
  )
  return [...content.matchAll(/<([0-9A-F]+)> Tj/gi)].map(([, shown = '']) =>
    (shown.match(/../g) ?? []).map((code) => signs.get(code.toUpperCase())).join(''),
  )
}

test('a page is of one sheet, its words can be read as text, and its foot leads to the address', async () => {
  const pdf = await writePdfPage(
    { title: 'Сертификат', lines: [{ text: 'Анна Ёлкина', isLarge: true }] },
    foot,
    'ru',
  )
  const document = await PDFDocument.load(pdf!)
  expect([document.getPageCount(), document.getTitle(), document.getSubject()]).toEqual([
    1,
    'Сертификат',
    'Анна Ёлкина',
  ])
  expect(textsOf(document)).toEqual(['Портал', 'Сертификат', 'Анна Ёлкина', ...foot.lines])
  const link = document.getPage(0).node.Annots()!.lookup(0) as never as { toString: () => string }
  expect(link.toString()).toContain(foot.address)
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('ru')
})

test('long texts go on in the next line and are never cut; a word that is too long is broken', () => {
  const text = Array.from({ length: 80 }, (_, n) => `слово${n}`).join(' ')
  const lines = wrapped(text, style, 300)!
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join(' ')).toBe(text)
  const word = 'щ'.repeat(150)
  expect(wrapped(word, style, 300)!.join('')).toBe(word)
  expect(wrapped('  ', style)).toEqual([])
})

test('a script that the typeface lacks makes no page: a part of a name would be another name', async () => {
  expect(wrapped('Анна 王', style)).toBeNull()
  expect(await writePdfPage({ title: 'Сертификат', lines: [{ text: '王芳' }] }, foot, 'ru')).toBeNull()
})

test('a mark that the typeface cannot place, or a name of signs alone, makes no page; a mark with a letter of its own does', () => {
  expect(wrapped('А\u0301нна', style)).toBeNull()
  expect(wrapped('🦊🦊', style)).toBeNull()
  expect(wrapped('И\u0306од 🦊 ❤️', style)).toEqual(['Йод'])
})
