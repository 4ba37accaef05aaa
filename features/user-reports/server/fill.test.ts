import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { KnownScope, Scope } from '../domain/template-values.ts'
import { chosenTags } from './draft/chosen-tags.ts'
import { draftDocx } from './draft/draft-docx.ts'
import { draftXlsx } from './draft/draft-xlsx.ts'
import { workOnTemplate } from './template/work-on-template.ts'

const project: KnownScope = {
  Name: { name: 'Название' },
  budget: { name: 'Бюджет', type: 'money' },
  started: { name: 'Начато', type: 'day' },
  sales: { name: 'Продажи', list: { what: { name: 'Что' }, price: { name: 'Цена', type: 'number' } } },
}
const known: KnownScope = {
  Report: { name: 'Отчёт' },
  Accelerator: { name: 'Акселератор' },
  Date: { name: 'Дата', type: 'day' },
  Projects: { name: 'Проекты', list: { ...project, Position: { name: '№', type: 'number' } } },
}
const tags = chosenTags(project, ['budget', 'started', 'sales'])
const words = { projects: 'Проекты', project: 'Проект', total: 'Итого' }

const sale = (what: string, price: number): Scope => ({
  what: { text: what },
  price: { text: String(price), number: price },
})
const one = (at: number, name: string, budget: number, sales: Scope[]): Scope => ({
  Position: { text: String(at), number: at },
  Name: { text: name },
  budget: { text: String(budget), number: budget, currency: 'RUB', amount: budget.toFixed(2) },
  started: { text: '01.03.2026', day: '2026-03-01' },
  sales,
})
const scope: Scope = {
  Report: { text: 'Сводка' },
  Accelerator: { text: 'Орбита' },
  Date: { text: '29.11.2026', day: '2026-11-29' },
  Projects: [
    one(1, 'Мост & <b>', 100, [sale('=1+1', 1), sale('{{Report}}', 2)]),
    one(2, 'Насос', 250.5, []),
    one(3, 'Тишина', 3, [sale('шум', 5)]),
  ],
}

const fill = async (bytes: Uint8Array, extension: 'docx' | 'xlsx', data = scope) => {
  const { document } = await workOnTemplate({
    work: 'fill',
    bytes,
    extension,
    scope: data,
    locale: 'ru',
    pictures: {},
  })
  return unzipSync(document!)
}
const check = async (bytes: Uint8Array, extension: 'docx' | 'xlsx') =>
  (await workOnTemplate({ work: 'check', bytes, extension, known })).checked!

const changed = (bytes: Uint8Array, change: (parts: Record<string, Uint8Array>) => void): Uint8Array => {
  const parts = unzipSync(bytes)
  change(parts)
  return zipSync(parts)
}

describe('Word', () => {
  const draft = draftDocx({ title: '', oneFile: true, locale: 'ru', tags })

  test('a template that was made of chosen tags has no fault, and says every project', async () => {
    const checked = await check(draft, 'docx')
    expect(checked.problems).toEqual([])
    expect(checked.tags).toContain('{{#sales}}')
    const template = strFromU8(unzipSync(draft)['word/document.xml']!)
    for (const { tag, known: own } of tags.single.filter((one) => one.known.type === 'money'))
      expect(template, own.name).toContain(`{{${tag}|money}}`)
    const text = strFromU8((await fill(draft, 'docx'))['word/document.xml']!).replace(/<[^>]+>/g, ' ')
    for (const expected of ['Сводка', 'Орбита', 'Мост &amp; &lt;b&gt;', 'Насос', 'Тишина', '=1+1', 'шум'])
      expect(text).toContain(expected)
    // Values stay text, even if they look like tags.
    expect(text).toContain('{{Report}}')
    expect(text.replace('{{Report}}', '')).not.toMatch(/\{\{|undefined/)
  })

  test('a list of one column has a row for each item', async () => {
    const narrow = draftDocx({
      title: '',
      oneFile: true,
      locale: 'ru',
      tags: chosenTags(project, ['sales.what']),
    })
    expect((await check(narrow, 'docx')).problems).toEqual([])
    const xml = strFromU8((await fill(narrow, 'docx'))['word/document.xml']!)
    const rows = [...xml.matchAll(/<w:tr[ >].*?<\/w:tr>/gs)].map(([row]) => row.replace(/<[^>]+>/g, ''))
    expect(rows).toEqual(['Что', '=1+1', '{{Report}}', 'Что', 'Что', 'шум'])
  })

  test('tags split over runs are found, misspelt ones are mended', async () => {
    const split = changed(draft, (parts) => {
      const xml = strFromU8(parts['word/document.xml']!).replace(
        '{{Accelerator}}',
        '{{Acce</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>lerater}}',
      )
      parts['word/document.xml'] = strToU8(xml)
    })
    const { problems } = await check(split, 'docx')
    expect(problems).toMatchObject([
      { kind: 'UNKNOWN', tag: '{{Accelerater}}', nearest: 'Accelerator', part: 'document', place: '2' },
    ])
    const { document } = await workOnTemplate({
      work: 'mend',
      bytes: split,
      extension: 'docx',
      tags: [{ tag: '{{Accelerater}}', by: 'Accelerator' }],
    })
    expect((await check(document!, 'docx')).problems).toEqual([])
  })

  test('a tag in the description of a picture is found and mended', async () => {
    const described = changed(draft, (parts) => {
      const xml = strFromU8(parts['word/document.xml']!).replace(
        '<w:body>',
        '<w:body><w:p><w:r><w:drawing><wp:inline xmlns:wp="wp"><wp:docPr id="1" name="a" descr="{{Reprot}}"/></wp:inline></w:drawing></w:r></w:p>',
      )
      parts['word/document.xml'] = strToU8(xml)
    })
    expect((await check(described, 'docx')).problems).toMatchObject([
      { kind: 'UNKNOWN', tag: '{{Reprot}}', instead: '{{Report}}', place: '1' },
    ])
    const { document } = await workOnTemplate({
      work: 'mend',
      bytes: described,
      extension: 'docx',
      tags: [{ tag: '{{Reprot}}', by: '{{Report}}' }],
    })
    expect((await check(document!, 'docx')).problems).toEqual([])
  })

  test.each([
    ['word/vbaProject.bin', 'MACROS'],
    ['word/embeddings/a.bin', 'EMBEDDED'],
    ['xl/externalLinks/externalLink1.xml', 'EXTERNAL'],
  ])('%s is refused as %s', async (name, kind) => {
    const bytes = changed(draft, (parts) => void (parts[name] = new Uint8Array(1)))
    expect((await check(bytes, 'docx')).problems).toMatchObject([{ kind }])
    await expect(fill(bytes, 'docx')).rejects.toMatchObject({ code: 'FILE_INCORRECT' })
  })

  test('tracked changes, a file without tags and a bomb are reported', async () => {
    const body = (change: (xml: string) => string) =>
      changed(draft, (parts) => {
        parts['word/document.xml'] = strToU8(change(strFromU8(parts['word/document.xml']!)))
      })
    const tracked = body((xml) =>
      xml.replace('<w:body>', '<w:body><w:p><w:ins w:id="1" w:author="Анна"/></w:p>'),
    )
    expect((await check(tracked, 'docx')).problems).toMatchObject([
      { kind: 'TRACKED_CHANGES', tag: 'Анна', part: 'document', place: '1' },
    ])
    const plain = body((xml) => xml.replace(/\{\{[^}]*\}\}/g, 'слово'))
    expect((await check(plain, 'docx')).problems).toMatchObject([{ kind: 'NO_TAGS' }])
    const bomb = changed(draft, (parts) => void (parts['word/media/a.bin'] = new Uint8Array(40_000_000)))
    await expect(check(bomb, 'docx')).rejects.toMatchObject({ code: 'FILE_INCORRECT' })
  })
})

describe('Excel', () => {
  const draft = draftXlsx({ title: '', tags, words })
  const sheetOf = (parts: Record<string, Uint8Array>, at: number) =>
    strFromU8(parts[`xl/worksheets/sheet${at}.xml`]!)
  const withSheet = (
    change: (xml: string) => string,
    more: (parts: Record<string, Uint8Array>) => void = () => {},
  ) =>
    changed(draft, (parts) => {
      parts['xl/worksheets/sheet1.xml'] = strToU8(change(sheetOf(parts, 1)))
      more(parts)
    })

  test('a template that was made of chosen tags has no fault, and its sums grow with its rows', async () => {
    expect((await check(draft, 'xlsx')).problems).toEqual([])
    const parts = await fill(draft, 'xlsx')
    const first = sheetOf(parts, 1)
    expect([...first.matchAll(/<row r="(\d+)"/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '4',
      '5',
      '6',
      '7',
      '8',
    ])
    expect(first).toContain('<f>SUM(C5:C7)</f>')
    expect(first).toContain('<c r="C6" s="5"><v>250.5</v></c>')
    // 1 March 2026 as a spreadsheet serial number.
    expect(first).toContain('<c r="D5" s="3"><v>46082</v></c>')
    expect(first).toContain('ref="A4:D7"')
    expect(first).toContain('Мост &amp; &lt;b&gt;')
    // Two sales, none, one: the project without sales retains its row.
    const second = sheetOf(parts, 2)
    expect([...second.matchAll(/<row r="(\d+)"/g)]).toHaveLength(8)
    expect(second).toContain('<t xml:space="preserve">=1+1</t>')
    expect(second).toContain('<f>SUM(C5:C8)</f>')
    expect(second).not.toContain('<v>{{')
  })

  test('shared formulas, joined cells, rules, names and charts follow the rows', async () => {
    const bytes = withSheet(
      (xml) =>
        xml
          .replace(
            '<row r="6">',
            '<row r="6"><c r="F6"><f>C5*2</f></c><c r="G6"><f>IF(C6&gt;0,"C5",SUM(C5))</f></c>',
          )
          .replace(
            '</row><row r="6">',
            '<c r="E5"><f t="shared" si="0" ref="E5:E6">C5+$C$4</f><v>1</v></c></row><row r="6">',
          )
          .replace(
            '<autoFilter',
            '<mergeCells count="1"><mergeCell ref="A5:B5"/></mergeCells><conditionalFormatting sqref="C5"><cfRule type="expression" priority="1"><formula>C5&gt;1</formula></cfRule></conditionalFormatting><autoFilter',
          ),
      (parts) => {
        parts['xl/workbook.xml'] = strToU8(
          strFromU8(parts['xl/workbook.xml']!).replace(
            '</sheets>',
            `</sheets><definedNames><definedName name="budgets">'Проекты'!$C$5:$C$5</definedName></definedNames>`,
          ),
        )
        parts['xl/charts/chart1.xml'] = strToU8(
          `<c:chartSpace xmlns:c="c"><c:val><c:numRef><c:f>'Проекты'!$C$5</c:f><c:numCache><c:ptCount val="1"/></c:numCache></c:numRef></c:val></c:chartSpace>`,
        )
      },
    )
    const parts = await fill(bytes, 'xlsx')
    const xml = sheetOf(parts, 1)
    for (const expected of [
      '<c r="E5"><f>C5+$C$4</f></c>',
      '<c r="E7"><f>C7+$C$4</f></c>',
      '<c r="F8"><f>C5*2</f></c>',
      '<f>IF(C8&gt;0,"C5",SUM(C5:C7))</f>',
      '<mergeCell ref="A6:B6"/>',
      'count="3"',
      'sqref="C5:C7"',
    ])
      expect(xml).toContain(expected)
    expect(strFromU8(parts['xl/workbook.xml']!)).toContain(`'Проекты'!$C$5:$C$7`)
    const chart = strFromU8(parts['xl/charts/chart1.xml']!)
    expect(chart).toContain(`<c:f>'Проекты'!$C$5:$C$7</c:f>`)
    expect(chart).toContain('<c:ptCount val="3"/>')
    expect(chart).toContain('<c:v>250.5</c:v>')
  })

  test('an empty list keeps one row, so that formulas still work', async () => {
    const xml = sheetOf(await fill(draft, 'xlsx', { ...scope, Projects: [] }), 1)
    expect(xml).toContain('<f>SUM(C5:C5)</f>')
    expect(xml).not.toContain('{{')
  })
})
