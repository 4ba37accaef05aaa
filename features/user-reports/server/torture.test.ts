import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { childOf, childrenOf, textIn } from '#platform/server/documents/xml-tree.ts'
import type { TortureCase } from '../../../tests/support/report-torture/case.ts'
import { docxCases } from '../../../tests/support/report-torture/docx-cases.ts'
import { convert, soffice } from '../../../tests/support/report-torture/office.ts'
import { packageFaults } from '../../../tests/support/report-torture/well-formed.ts'
import { xlsxCases } from '../../../tests/support/report-torture/xlsx-cases.ts'
import { workOnTemplate } from './template/work-on-template.ts'
import { cellText, readWorkbook } from './xlsx/workbook.ts'

const cases = [...docxCases, ...xlsxCases]
const filled = new Map<TortureCase, Uint8Array>()

const fill = async ({ template, extension, scope, pictures = {} }: TortureCase): Promise<Uint8Array> => {
  const work = { work: 'fill' as const, bytes: template, extension, scope, pictures, locale: 'ru' as const }
  return (await workOnTemplate(work)).document!
}

/** All that a package says in its parts. */
const wordsIn = (parts: Readonly<Record<string, Uint8Array>>): string =>
  Object.entries(parts)
    .map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes) : ''))
    .join('\n')

beforeAll(async () => {
  for (const one of cases) {
    // oxlint-disable-next-line no-await-in-loop
    filled.set(one, await fill(one))
  }
}, 60_000)

test('there are thirty of them', () => {
  expect(new Set(cases.map(({ name, extension }) => `${extension} ${name}`)).size).toBe(30)
})

test.each(cases.map((one) => [one.extension, one.name, one] as const))('%s: %s', (_kind, _name, one) => {
  const parts = unzipSync(filled.get(one)!)
  expect(packageFaults(parts)).toEqual([])
  const words = wordsIn(parts)
  for (const forbidden of one.never ?? []) expect(words).not.toContain(forbidden)
  for (const [part, saying] of Object.entries(one.inParts ?? {}))
    for (const expected of saying) {
      const xml = strFromU8(parts[part]!)
      expect(
        [xml, xml.replace(/<[^>]+>/g, '')].some((one) => one.includes(expected)),
        expected,
      ).toBe(true)
    }
})

/** A number, or the text, of each cell that a case tells about. */
const cellsOf = (bytes: Uint8Array, addresses: readonly string[]): Record<string, number | string> => {
  const { sheets, shared } = readWorkbook(unzipSync(bytes))
  const wanted = new Set(addresses)
  return Object.fromEntries(
    sheets.flatMap(({ name, root }) =>
      childrenOf(childOf(root, 'sheetData')!, 'row').flatMap((row) =>
        childrenOf(row, 'c').flatMap((cell): [string, number | string][] => {
          const address = `${name}!${cell.attributes['r']}`
          if (!wanted.has(address)) return []
          const value = childOf(cell, 'v')
          const text = cellText(cell, shared)
          return [[address, text ?? (value ? Number(textIn(value)) : '')]]
        }),
      ),
    ),
  )
}

// Elsewhere there is no LibreOffice: the test command installs it on Debian.
describe.skipIf(!soffice)('opened in LibreOffice', () => {
  test('every document says what it should', async () => {
    const opened = await convert(
      docxCases.map((one) => filled.get(one)!),
      'docx',
      { filter: 'txt:Text (encoded):UTF8', extension: 'txt' },
    )
    for (const [at, { name, says }] of docxCases.entries()) {
      const text = opened[at]?.toString('utf8').replaceAll('\u00a0', ' ')
      for (const expected of says) expect(text, name).toContain(expected)
    }
  }, 180_000)

  test('every spreadsheet is calculated to our totals', async () => {
    const opened = await convert(
      xlsxCases.map((one) => filled.get(one)!),
      'xlsx',
      { filter: 'xlsx', extension: 'xlsx' },
    )
    for (const [at, { name, says, cells = {} }] of xlsxCases.entries()) {
      const bytes = opened[at]
      expect(bytes, name).not.toBeNull()
      expect(cellsOf(bytes!, Object.keys(cells)), name).toEqual(cells)
      const { sheets, shared } = readWorkbook(unzipSync(bytes!))
      const text = [...shared, ...sheets.map(({ root }) => textIn(root))].join('\n')
      for (const one of says) expect(text, name).toContain(one)
    }
  }, 180_000)
})
