import { performance } from 'node:perf_hooks'
import ExcelJS from 'exceljs'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSheet, sheetReader } from './read-sheet.ts'
import { readingLimits } from './sheet-limits.ts'
import { writeSheet } from './write-sheet.ts'

const columns = [{ title: 'Код' }, { title: 'Название' }, { title: 'Число' }]
const code = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (error: { code?: string }) => error.code ?? String(error),
  )
const windows1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((char) => {
      const at = char.charCodeAt(0)
      if (at < 128) return at
      return char === 'ё' ? 0xb8 : at - 0x410 + 0xc0
    }),
  )

describe('a table written and read again', () => {
  test('is the same, row by row', async () => {
    const bytes = await writeSheet({
      columns,
      rows: [
        ['a', 'Орёл', 12.5],
        ['b', null, -3],
        ['c', 'два\nряда', true],
      ],
    })
    expect(await readSheet(bytes)).toEqual([
      ['Код', 'Название', 'Число'],
      ['a', 'Орёл', '12.5'],
      ['b', '', '-3'],
      ['c', 'два\nряда', 'true'],
    ])
  })

  test('keeps what looks like a formula as text', async () => {
    const dangerous = ['=1+1', '+7 900', '-2', '@cmd', '\t=2', '=HYPERLINK("http://a.example","x")']
    const bytes = await writeSheet({ columns: [{ title: '=A1' }], rows: dangerous.map((cell) => [cell]) })
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer)
    const cells = workbook.worksheets[0]!.getColumn(1).values.slice(1) as unknown[]
    expect(cells).toEqual(['=A1', ...dangerous])
    expect(workbook.worksheets[0]!.getCell('A2')).toMatchObject({
      type: ExcelJS.ValueType.String,
      numFmt: '@',
    })
  })

  test('survives what XML cannot hold', async () => {
    const bytes = await writeSheet({ columns: [{ title: 'a' }], rows: [['x\u0000\u0008<&>"y']] })
    expect(await readSheet(bytes)).toEqual([['a'], ['x<&>"y']])
  })

  test('comes from a cursor as well', async () => {
    async function* rows() {
      for (let i = 0; i < 1200; i += 1) yield [i]
    }
    expect(await readSheet(await writeSheet({ columns: [{ title: 'n' }], rows: rows() }))).toHaveLength(1201)
  })
})

describe('cells of a workbook', () => {
  test('are read as they look: dates, percents, formulas, links, rich texts, joined cells', async () => {
    const workbook = new ExcelJS.Workbook()
    workbook.addWorksheet('empty')
    const sheet = workbook.addWorksheet('data')
    sheet.addRow([new Date(Date.UTC(2026, 10, 21)), 0.25, { formula: '1+2', result: 3 }])
    sheet.getCell('A1').numFmt = 'dd.mm.yyyy'
    sheet.getCell('B1').numFmt = '0.00%'
    sheet.addRow([
      { text: 'сайт', hyperlink: 'https://a.example' },
      { richText: [{ text: 'жир' }, { text: 'ный' }] },
      0.1 + 0.2,
    ])
    sheet.getCell('A4').value = 'вместе'
    sheet.mergeCells('A4:C4')
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer())
    expect(await readSheet(bytes)).toEqual([
      ['2026-11-21', '25 %', '3'],
      ['сайт', 'жирный', '0.3'],
      [],
      ['вместе'],
    ])
  })
})

describe('separated values', () => {
  const expected = [
    ['Код', 'Название'],
    ['1', 'Орёл; и "город"'],
  ]
  const text = 'Код;Название\r\n1;"Орёл; и ""город"""\r\n'

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['windows-1251', windows1251(text)],
    ['a told separator', Buffer.from(`sep=;\r\n${text}`)],
    ['commas', Buffer.from('Код,Название\n1,"Орёл; и ""город"""')],
    ['tabs', Buffer.from('Код\tНазвание\n1\t"Орёл; и ""город"""\n\n')],
  ])('are read from %s', async (_what, bytes) => {
    expect(await readSheet(bytes)).toEqual(expected)
  })
})

/** A workbook that somebody has changed by hand. */
const changed = async (change: (xml: string) => string, part = 'xl/worksheets/sheet1.xml') => {
  const parts = unzipSync(await writeSheet({ columns: [{ title: 'a' }], rows: [['b']] }))
  const xml = Buffer.from(parts[part]!).toString()
  expect(change(xml)).not.toBe(xml)
  return Buffer.from(zipSync({ ...parts, [part]: strToU8(change(xml)) }))
}

describe('what names every cell there may be', () => {
  const everything = 'A1:XFD1048576'

  test('costs nothing', async () => {
    const joined = await changed((xml) =>
      xml
        .replace('</sheetData>', `</sheetData><mergeCells><mergeCell ref="${everything}"/></mergeCells>`)
        .replace('<sheetData>', '<cols><col min="1" max="2000000000" width="9"/></cols><sheetData>'),
    )
    expect(await readSheet(joined)).toEqual([['a'], ['b']])
    const names = `<definedNames><definedName name="all">Sheet1!${everything}</definedName></definedNames>`
    const named = await changed((xml) => xml.replace('</sheets>', `</sheets>${names}`), 'xl/workbook.xml')
    expect(await readSheet(named)).toEqual([['a'], ['b']])
  })
})

describe('what is not read', () => {
  const bomb = async (inflated: number): Promise<Buffer> => {
    const parts = unzipSync(await writeSheet({ columns, rows: [] }))
    return Buffer.from(zipSync({ ...parts, 'xl/sharedStrings.xml': new Uint8Array(inflated) }, { level: 9 }))
  }

  test('a bomb is refused before it is unfolded, by what it says of itself', async () => {
    expect(await code(readSheet(await bomb(65 * 1024 * 1024)))).toBe('FILE_INCORRECT')
  })

  test('a bomb that lies about its size gets no more room than it says', async () => {
    const bytes = await bomb(20 * 1024 * 1024)
    const at = bytes.lastIndexOf('xl/sharedStrings.xml') - 46
    expect(bytes.readUInt32LE(at + 24)).toBe(20 * 1024 * 1024)
    bytes.writeUInt32LE(10, at + 24)
    expect(await code(readSheet(bytes))).toBe('FILE_INCORRECT')
  })

  test.each([
    ['an archive of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['a torn archive', Buffer.from('PK\u0003\u0004 and nothing more')],
    ['bytes', Buffer.from([1, 0, 2, 0, 3])],
    ['an open quotation mark', Buffer.from('a;b\n"c;d')],
  ])('%s', async (_what, bytes) => expect(await code(readSheet(bytes))).toBe('FILE_INCORRECT'))

  test('an entity that unfolds', async () => {
    const evil = await changed((xml) =>
      xml
        .replace(/<worksheet/, '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet')
        .replace('<v>1</v>', '<v>&b;</v>'),
    )
    expect(await code(readSheet(evil))).toBe('FILE_INCORRECT')
  })

  test('a sheet that has no end', async () => {
    const read = sheetReader({ ...readingLimits, seconds: 2 })
    const endless = await changed((xml) => xml.replace('<row r="2"', '<row r="4000000000"'))
    expect(await code(read(endless))).toBe('SHEET_TOO_HEAVY')
    // Whoever comes next is not the worse for it.
    expect(await code(read(Buffer.from('a;b')))).toBe('read')
  })

  test('a table that takes more memory than it may', async () => {
    const read = sheetReader({ ...readingLimits, megabytes: 32 })
    const rows = Array.from({ length: 3000 }, (_, r) => Array.from({ length: 60 }, (_cell, c) => `${r} ${c}`))
    const sheet = await writeSheet({ columns: [], rows })
    expect(await code(read(sheet))).toBe('SHEET_TOO_HEAVY')
    expect(await code(readSheet(sheet))).toBe('read')
  })

  test('more rows or columns than allowed; a heading does not count', async () => {
    const three = await writeSheet({ columns, rows: [['1'], ['2'], ['3']] })
    expect(await code(readSheet(three, { rows: 3, columns: 3 }))).toBe('read')
    expect(await code(readSheet(three, { rows: 2, columns: 3 }))).toBe('SHEET_TOO_LARGE')
    expect(await code(readSheet(three, { rows: 3, columns: 2 }))).toBe('SHEET_TOO_LARGE')
    expect(await code(readSheet(Buffer.from('a\nb\nc'), { rows: 1, columns: 3 }))).toBe('SHEET_TOO_LARGE')
    expect(await code(readSheet(Buffer.from('a;b;c'), { rows: 1, columns: 2 }))).toBe('SHEET_TOO_LARGE')
  })

  test('a text in the last row of a sheet; what is only formatted there is nothing', async () => {
    const far = (cell: string) =>
      changed((xml) =>
        xml.replace('</sheetData>', `<row r="1048576"><c r="A1048576"${cell}</row></sheetData>`),
      )
    expect(await code(readSheet(await far(' t="inlineStr"><is><t>x</t></is></c>')))).toBe('SHEET_TOO_LARGE')
    expect(await readSheet(await far(' s="1"/>'))).toEqual([['a'], ['b']])
  })
})

describe('while a large workbook is read', () => {
  test('everybody else is served', async () => {
    const bytes = await writeSheet({
      columns: Array.from({ length: 30 }, (_, n) => ({ title: `c${n}` })),
      rows: Array.from({ length: 2000 }, (_, r) =>
        Array.from({ length: 30 }, (_cell, c) => `text ${r} ${c}`),
      ),
    })
    await readSheet(Buffer.from('the thread is there'))
    const before = performance.eventLoopUtilization()
    expect(await readSheet(bytes)).toHaveLength(2001)
    // The thread of the requests waits; when it reads the workbook itself it is busy all the time.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })
})
