import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { TestWorkbook, type WorkbookSheet } from '../../../tests/support/workbook.ts'
import { readSheet, readTable } from './read-sheet.ts'

const somebody = 'somebody'

const workbookOf = async (build: (workbook: TestWorkbook) => void): Promise<Buffer> => {
  const workbook = new TestWorkbook()
  build(workbook)
  return workbook.bytes()
}

/** The rows of a sheet with these cells. */
const rowsOf = async (build: (sheet: WorkbookSheet) => void): Promise<string[][]> =>
  readSheet(somebody, await workbookOf((workbook) => build(workbook.addWorksheet('data'))))

describe('sheets', () => {
  const bytes = () =>
    workbookOf((workbook) => {
      workbook.addWorksheet('lists', { state: 'hidden' }).addRow(['hidden'])
      workbook.addWorksheet('secret', { state: 'veryHidden' }).addRow(['very'])
      workbook.addWorksheet('empty')
      workbook.addWorksheet('cover').addRow(['Read me'])
      workbook.addWorksheet('Проекты & Ко').addRows([
        ['a', 'b'],
        ['c', 'd'],
      ])
    })

  test('the first visible one is read, the others are named', async () => {
    expect(await readTable(somebody, await bytes())).toEqual({
      rows: [['Read me']],
      sheet: 'cover',
      cut: [],
      leftOut: [
        { name: 'lists', isHidden: true },
        { name: 'secret', isHidden: true },
        { name: 'empty', isHidden: false },
        { name: 'Проекты & Ко', isHidden: false },
      ],
    })
  })

  test('or the fullest of the visible ones', async () => {
    const read = await readTable(somebody, await bytes(), { rows: 10, columns: 10, fullest: true })
    expect([read.sheet, read.rows]).toEqual([
      'Проекты & Ко',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ])
  })
})

test('joined cells have their value in every row, and nothing is added below the last one', async () => {
  const rows = await rowsOf((sheet) => {
    sheet.addRows([
      ['Волна', 'Проект'],
      ['Первая', 'Тепло'],
      [null, 'Холод'],
      [null, 'Ветер'],
    ])
    sheet.mergeCells('A2:A9')
    sheet.mergeCells('C1:D1')
  })
  expect(rows).toEqual([
    ['Волна', 'Проект'],
    ['Первая', 'Тепло'],
    ['Первая', 'Холод'],
    ['Первая', 'Ветер'],
  ])
})

test('errors and formulas without a result are reported, an empty result is empty', async () => {
  const bytes = await workbookOf((workbook) => {
    workbook
      .addWorksheet('data')
      .addRow([
        { error: '#N/A' },
        { formula: '1/0', result: { error: '#DIV/0!' } },
        { formula: 'A1&B1' },
        { formula: '1-1', result: 0 },
        { formula: 'IF(1,"","x")', result: 'gone' },
      ])
  })
  const path = 'xl/worksheets/sheet1.xml'
  const parts = unzipSync(bytes)
  const xml = Buffer.from(parts[path]!).toString().replace('<v>gone</v>', '<v></v>')
  expect(xml).not.toContain('gone')
  const emptied = Buffer.from(zipSync({ ...parts, [path]: strToU8(xml) }))
  expect(await readSheet(somebody, emptied)).toEqual([['#N/A', '#DIV/0!', '#NOT_CALCULATED!', '0']])
})

test('what cells link to follows their text', async () => {
  const rows = await rowsOf((sheet) => {
    sheet.addRow([
      { text: 'сайт', hyperlink: 'https://a.example/?a=1&b=2' },
      { text: 'a.example', hyperlink: 'https://a.example/' },
      { text: 'Анна Ли', hyperlink: 'mailto:anna@a.example?subject=x' },
      { text: 'anna@a.example', hyperlink: 'mailto:anna@a.example' },
      { formula: 'HYPERLINK("https://b.example","наш сайт")', result: 'наш сайт' },
    ])
  })
  expect(rows).toEqual([
    [
      'сайт (https://a.example/?a=1&b=2)',
      'a.example',
      'Анна Ли (anna@a.example)',
      'anna@a.example',
      'наш сайт (https://b.example)',
    ],
  ])
})

test('no digit of a number changes, and its format is a part of it', async () => {
  const rows = await rowsOf((sheet) => {
    const formatted = (cell: string, value: number, numFmt: string) => {
      sheet.getCell(cell).value = value
      sheet.getCell(cell).numFmt = numFmt
    }
    sheet.addRow([304500116000157, 999999999999999, 1234567890123456, -3.125, 0.1 + 0.2])
    formatted('A2', 7701234567, '000000000000')
    formatted('B2', 2500000, '"$"#,##0')
    formatted('C2', 2500000, '[$$-409]#,##0.00')
    formatted('D2', 100.5, '#,##0.00\\ "₽"')
    formatted('E2', 0.15, '0%')
    formatted('F2', 12, '[$-419]0')
  })
  expect(rows).toEqual([
    ['304500116000157', '999999999999999', '1.23456789012346E+15', '-3.1250', '0.3'],
    ['007701234567', '2500000 $', '2500000 $', '100.5 ₽', '15 %', '12'],
  ])
})
