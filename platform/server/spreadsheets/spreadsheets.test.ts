import { strToU8, unzipSync, zipSync } from 'fflate'
import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { TestWorkbook } from '../../../tests/support/workbook.ts'
import { readSheet, readTable, tableReader } from './read-sheet.ts'
import { readingLimits } from './sheet-limits.ts'
import { writeSheet } from './write-sheet.ts'

const columns = [{ title: 'Код' }, { title: 'Название' }, { title: 'Число' }]
const somebody = 'somebody'
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
    expect(await readSheet(somebody, bytes)).toEqual([
      ['Код', 'Название', 'Число'],
      ['a', 'Орёл', '12.5'],
      ['b', '', '-3'],
      ['c', 'два\nряда', 'true'],
    ])
  })

  test('preserves days on both sides of the 29 February 1900 that the format counts', async () => {
    const days = ['1900-01-01', '1900-02-28', '1900-03-01', '2026-11-29']
    const bytes = await writeSheet({ columns: [{ title: 'a' }], rows: days.map((day) => [new Date(day)]) })
    expect((await readSheet(somebody, bytes)).flat()).toEqual(['a', ...days])
  })

  test('preserves what looks like a formula as text', async () => {
    const dangerous = ['=1+1', '+7 900', '-2', '@cmd', '\t=2', '=HYPERLINK("http://a.example","x")']
    const bytes = await writeSheet({ columns: [{ title: '=A1' }], rows: dangerous.map((cell) => [cell]) })
    const workbook = await TestWorkbook.read(bytes)
    const cells = workbook.sheets[0]!.column(1)
    expect(cells).toEqual(['=A1', ...dangerous])
    expect(workbook.sheets[0]!.getCell('A2')).toEqual({ value: '=1+1', numFmt: '@' })
  })

  test('preserves shares and linked numbers as numbers', async () => {
    const link = 'https://portal.example/bch/view/projects-in-work?trackId=1'
    // Too long for a formula.
    const long = `${link}&a=${'x'.repeat(300)}`
    const bytes = await writeSheet({
      columns: [{ title: 'a' }, { title: 'b' }, { title: 'c' }, { title: 'd' }],
      rows: [[{ share: 0.25 }, { link, shown: 7 }, { link: long, shown: 'a "b"' }, { link: long, shown: 8 }]],
    })
    const workbook = await TestWorkbook.read(bytes)
    const [sheet] = workbook.sheets
    expect([sheet!.getCell('A2').value, sheet!.getCell('A2').numFmt]).toEqual([0.25, '0.0%'])
    expect(sheet!.getCell('B2').value).toMatchObject({ formula: `HYPERLINK("${link}",7)`, result: 7 })
    expect([sheet!.getCell('C2').value, sheet!.getCell('D2').value]).toEqual(['a "b"', 8])
    // Read as text, a share and a link are as a person sees them.
    expect((await readSheet(somebody, bytes))[1]).toEqual([
      '25 %',
      `7 (${link})`,
      `a "b" (${long})`,
      `8 (${long})`,
    ])
  })

  test('has its other tables on sheets of their own, with distinct names', async () => {
    const head = [{ title: 'a' }]
    const more = [
      {
        name: 'Итого',
        rows: [
          ['x', 'y'],
          ['z', { link: 'https://a.example', shown: { share: 0.5 } }],
        ],
      },
      { name: 'таблица', rows: [['x']] },
    ]
    const bytes = await writeSheet({ name: 'Таблица', columns: head, rows: [[1]], more })
    const workbook = await TestWorkbook.read(bytes)
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Таблица', 'Итого', 'таблица 2'])
    expect(workbook.sheets[1]!.getCell('B2')).toMatchObject({ value: { result: 0.5 }, numFmt: '0.0%' })
  })

  test('survives what XML cannot contain', async () => {
    const bytes = await writeSheet({ columns: [{ title: 'a' }], rows: [['x\u0000\u0008<&>"y']] })
    expect(await readSheet(somebody, bytes)).toEqual([['a'], ['x<&>"y']])
  })

  test('comes from a cursor as well', async () => {
    async function* rows() {
      for (let i = 0; i < 1200; i += 1) yield [i]
    }
    expect(
      await readSheet(somebody, await writeSheet({ columns: [{ title: 'n' }], rows: rows() })),
    ).toHaveLength(1201)
  })
})

describe('cells of a workbook', () => {
  test('are read as they look: dates, percents, formulas, links, rich texts, joined cells', async () => {
    const workbook = new TestWorkbook()
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
    const bytes = await workbook.bytes()
    expect(await readSheet(somebody, bytes)).toEqual([
      ['2026-11-21', '25 %', '3'],
      ['сайт (https://a.example)', 'жирный', '0.3'],
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
    ['lines of an old Mac', Buffer.from('Код;Название\r1;"Орёл; и ""город"""')],
    ['a separator that patterns know', Buffer.from('sep=^\nКод^Название\n1^"Орёл; и ""город"""  ')],
  ])('are read from %s', async (_what, bytes) => {
    expect(await readSheet(somebody, bytes)).toEqual(expected)
  })
})

/** A workbook that a person has edited by hand. */
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
    expect(await readSheet(somebody, joined)).toEqual([['a'], ['b']])
    const names = `<definedNames><definedName name="all">Sheet1!${everything}</definedName></definedNames>`
    const named = await changed((xml) => xml.replace('</sheets>', `</sheets>${names}`), 'xl/workbook.xml')
    expect(await readSheet(somebody, named)).toEqual([['a'], ['b']])
  })
})

describe('what is not read', () => {
  const bomb = async (inflated: number): Promise<Buffer> => {
    const parts = unzipSync(await writeSheet({ columns, rows: [] }))
    return Buffer.from(zipSync({ ...parts, 'xl/sharedStrings.xml': new Uint8Array(inflated) }, { level: 9 }))
  }

  test('a bomb is refused before it is unfolded, by what it says of itself', async () => {
    expect(await code(readSheet(somebody, await bomb(65 * 1024 * 1024)))).toBe('FILE_INCORRECT')
  })

  test('a bomb that lies about its size gets no more memory than it declares', async () => {
    const bytes = await bomb(20 * 1024 * 1024)
    const at = bytes.lastIndexOf('xl/sharedStrings.xml') - 46
    expect(bytes.readUInt32LE(at + 24)).toBe(20 * 1024 * 1024)
    bytes.writeUInt32LE(10, at + 24)
    expect(await code(readSheet(somebody, bytes))).toBe('FILE_INCORRECT')
  })

  test.each([
    ['an archive of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['a torn archive', Buffer.from('PK\u0003\u0004 and nothing more')],
    ['bytes', Buffer.from([1, 0, 2, 0, 3])],
    ['an open quotation mark', Buffer.from('a;b\n"c;d')],
  ])('%s', async (_what, bytes) => expect(await code(readSheet(somebody, bytes))).toBe('FILE_INCORRECT'))

  test('an entity that unfolds', async () => {
    const evil = await changed((xml) =>
      xml
        .replace(/<worksheet/, '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet')
        .replace('<v>1</v>', '<v>&b;</v>'),
    )
    expect(await code(readSheet(somebody, evil))).toBe('FILE_INCORRECT')
  })

  test('a sheet that has no end', async () => {
    const read = tableReader({ ...readingLimits, seconds: 5 })
    const endless = await changed((xml) => xml.replace('<row r="2"', '<row r="4000000000"'))
    expect(await code(read(somebody, endless))).toBe('SHEET_TOO_HEAVY')
    // The next request is not affected.
    expect(await code(read(somebody, Buffer.from('a;b')))).toBe('read')
  })

  test('a table that takes more memory than it may', async () => {
    const read = tableReader({ ...readingLimits, megabytes: 16 })
    const rows = Array.from({ length: 1000 }, (_, r) => Array.from({ length: 60 }, (_cell, c) => `${r} ${c}`))
    const sheet = await writeSheet({ columns: [], rows })
    expect(await code(read(somebody, sheet))).toBe('SHEET_TOO_HEAVY')
    expect(await code(readSheet(somebody, sheet))).toBe('read')
  })

  test('more rows or columns than allowed; a heading does not count', async () => {
    const three = await writeSheet({ columns, rows: [['1'], ['2'], ['3']] })
    expect(await code(readSheet(somebody, three, { rows: 3, columns: 3 }))).toBe('read')
    expect(await code(readSheet(somebody, three, { rows: 2, columns: 3 }))).toBe('SHEET_TOO_LARGE')
    expect(await code(readSheet(somebody, three, { rows: 3, columns: 2 }))).toBe('SHEET_TOO_LARGE')
    expect(await code(readSheet(somebody, Buffer.from('a\nb\nc'), { rows: 1, columns: 3 }))).toBe(
      'SHEET_TOO_LARGE',
    )
    expect(await code(readSheet(somebody, Buffer.from('a;b;c'), { rows: 1, columns: 2 }))).toBe(
      'SHEET_TOO_LARGE',
    )
  })

  test('a text in the last row of a sheet; what is only formatted there is nothing', async () => {
    const far = (cell: string) =>
      changed((xml) =>
        xml.replace('</sheetData>', `<row r="1048576"><c r="A1048576"${cell}</row></sheetData>`),
      )
    expect(await code(readSheet(somebody, await far(' t="inlineStr"><is><t>x</t></is></c>')))).toBe(
      'SHEET_TOO_LARGE',
    )
    expect(await readSheet(somebody, await far(' s="1"/>'))).toEqual([['a'], ['b']])
  })
})

/** A workbook whose only cell consists of these elements. */
const ofElements = (inner: string): Promise<Buffer> =>
  changed((xml) =>
    xml.replace('</sheetData>', `<row r="9"><c r="A9" t="inlineStr"><is>${inner}</is></c></row></sheetData>`),
  )

describe('a few kilobytes that unfold to millions', () => {
  test('of nested elements are refused before they are read', async () => {
    const bytes = await ofElements('<r>'.repeat(2_000_000))
    expect(bytes.length).toBeLessThan(20_000)
    expect(await code(readSheet(somebody, bytes))).toBe('FILE_INCORRECT')
  })

  test('of elements side by side are too heavy for a table of its size', async () => {
    const bytes = await ofElements('<r/>'.repeat(500_000))
    expect(await code(readSheet(somebody, bytes, { rows: 100, columns: 10 }))).toBe('SHEET_TOO_HEAVY')
  })

  test.each([
    ['a sign inside quotes', '<r a=">/" b="x"/>'.repeat(40), 'read'],
    ['a comment', `<!-- ${'<r>'.repeat(40)} -->`, 'read'],
    ['a literal section', `<t><![CDATA[${'<r>'.repeat(40)}]]></t>`, 'read'],
    ['a tag without an end', '<r a="', 'FILE_INCORRECT'],
    ['a comment without an end', '<!-- <r>', 'FILE_INCORRECT'],
  ])('%s is counted as a parser counts it', async (_what, inner, expected) => {
    expect(await code(readSheet(somebody, await ofElements(inner)))).toBe(expected)
  })
})

describe('a cell', () => {
  const problem = (reading: Promise<unknown>): Promise<unknown> =>
    reading.then(
      () => 'read',
      (error: { code?: string; params?: unknown }) => [error.code, error.params],
    )
  const long = 'я'.repeat(4001)

  test('longer than any text of the portal is reported with its row and column', async () => {
    const sheet = await writeSheet({ columns, rows: [['1'], ['2', 'b', long]] })
    const expected = ['SHEET_CELL_TOO_LONG', { row: 3, column: 'C', limit: 4000 }]
    expect(await problem(readSheet(somebody, sheet))).toEqual(expected)
    expect(await problem(readSheet(somebody, Buffer.from(`a;b\n1;2\n3;4;"${long}"`)))).toEqual(expected)
    expect(await problem(readSheet(somebody, Buffer.from(`${';'.repeat(27)}${long}`)))).toMatchObject([
      'SHEET_CELL_TOO_LONG',
      { row: 1, column: 'AB' },
    ])
  })

  test('costs the cell where requested, and says how long it was', async () => {
    const read = (bytes: Buffer) => readTable(somebody, bytes, { rows: 10, columns: 30, cutsCells: true })
    const sheet = await writeSheet({ columns, rows: [['1'], ['2', 'b', long]] })
    const cut = [{ row: 2, column: 2, length: 4001 }]
    const table = await read(sheet)
    expect([table.cut, table.rows[2]![2]!.length]).toEqual([cut, 4000])
    const csv = await read(Buffer.from(`a;b\n1;2\n3;4;"${long}"`))
    expect([csv.cut, csv.rows[2]]).toEqual([cut, ['3', '4', long.slice(1)]])
  })

  test('of exactly so much is read; spaces around it do not count', async () => {
    const sheet = Buffer.from(`a;b\n1;  ${long.slice(1)}  `)
    expect((await readSheet(somebody, sheet))[1]?.[1]).toHaveLength(4000)
  })

  test('repeated until the table contains too much is refused', async () => {
    const line = `${Array.from({ length: 20 }, () => long.slice(1)).join(';')}\n`
    expect(await code(readSheet(somebody, Buffer.from(line.repeat(26))))).toBe('SHEET_TOO_LARGE')
  })

  test('among millions in one line is refused at the width of a table, at once', async () => {
    const read = tableReader({ ...readingLimits, seconds: 5 })
    await read(somebody, Buffer.from('the thread is there'))
    expect(await code(read(somebody, Buffer.from('"a",'.repeat(2_000_000))))).toBe('SHEET_TOO_LARGE')
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
    await readSheet(somebody, Buffer.from('the thread is there'))
    const before = performance.eventLoopUtilization()
    expect(await readSheet(somebody, bytes)).toHaveLength(2001)
    // The main thread waits; if it read the workbook itself it would be busy all the time.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })
})

describe('what the workbook library does to texts is not done to ours', () => {
  test.each([
    ['an escape that a person typed', '_x0041_ and _x005F_x0041_'],
    ['spaces and line ends', '  a \r\n b\t'],
    ['an emoji at the limit of a cell', '🙂'.repeat(16_383)],
  ])('%s', async (_what, text) => {
    const book = await TestWorkbook.read(await writeSheet({ columns: [{ title: 'a' }], rows: [[text]] }))
    expect(book.sheets[0]!.getCell('A2').value).toBe(text)
  })

  test('a longer text is cut, not refused; half of an emoji is no character', async () => {
    const rows = [['я'.repeat(40_000)], [`${'a'.repeat(32_766)}🙂`], ['\ud83d']]
    const book = await TestWorkbook.read(await writeSheet({ columns: [{ title: 'a' }], rows }))
    const lengths = book.sheets[0]!.column(1).map((text) => String(text ?? '').length)
    expect(lengths.slice(0, 3)).toEqual([1, 32_767, 32_766])
  })

  test('a name longer than sheets may have, and two sheets of one name', async () => {
    const name = 'Отчёт: что было / что стало [за год] и ещё много слов'
    const about = { title: name, facts: [['a', 'b']] as const }
    const book = await TestWorkbook.read(await writeSheet({ name, columns: [], rows: [], about }))
    const names = book.sheets.map((sheet) => sheet.name)
    expect(names.map((one) => one.length <= 31)).toEqual([true, true])
    expect(new Set(names).size).toBe(2)
  })

  test('a number that is none is an empty cell, and every cell has the format of its own value', async () => {
    const day = new Date(Date.UTC(2026, 10, 24))
    const rows = [
      [NaN, Infinity, 1.5, true],
      [day, { clock: new Date(Date.UTC(2026, 10, 24, 9, 30)) }, { share: 0.5 }, 'x'],
    ]
    const titles = ['a', 'b', 'c', 'd'].map((title) => ({ title }))
    const [sheet] = (await TestWorkbook.read(await writeSheet({ columns: titles, rows }))).sheets
    expect(sheet!.values()[1]).toEqual([null, null, 1.5, true])
    expect(sheet!.rows[2]).toEqual([
      { value: day, numFmt: 'yyyy-mm-dd' },
      { value: new Date(Date.UTC(2026, 10, 24, 9, 30)), numFmt: 'yyyy-mm-dd hh:mm' },
      { value: 0.5, numFmt: '0.0%' },
      { value: 'x', numFmt: '@' },
    ])
  })
})
