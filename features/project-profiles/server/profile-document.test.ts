import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeDocument } from '#platform/server/documents/write-docx.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import { profileBlocks } from './profile-document.ts'

const at = (name: string, values: Record<string, string | number>) => ({
  id: name,
  rowKey: null,
  values,
  versions: {},
})

const source = {
  tree: tree(
    plain({ code: 'pitch', type: 'STRING' }),
    plain({ code: 'empty', type: 'STRING' }),
    plain({ code: 'since', type: 'DATE' }),
    group('people', [field({ code: 'name', type: 'STRING' }), field({ code: 'role', type: 'STRING' })]),
    table('costs', [column({ code: 'item', type: 'STRING' }), column({ code: 'sum', type: 'NUMBER' })]),
    table('nothing', [column({ code: 'x', type: 'STRING' })]),
  ),
  values: {
    plain: { pitch: '<b>Пекарня & хлеб</b>', since: '2026-05-01' },
    versions: {},
    items: {
      people: [at('1', { name: 'Анна' }), at('2', { name: 'Борис', role: 'Пекарь' })],
      costs: [at('3', { item: 'Мука', sum: 1200.5 })],
    },
  },
  references: { files: {}, names: {} },
  locale: 'ru' as const,
} as unknown as Parameters<typeof profileBlocks>[0]

test('a profile is a document: sections, what is filled in by name, groups by number, tables as tables', () => {
  const day = new Date('2026-05-01T00:00:00Z')
  expect(profileBlocks(source)).toEqual([
    { kind: 'section', text: 'Раздел' },
    { kind: 'value', name: 'Поле pitch', value: '<b>Пекарня & хлеб</b>' },
    { kind: 'value', name: 'Поле since', value: day },
    { kind: 'part', text: 'Поле people: 1' },
    { kind: 'value', name: 'Поле name', value: 'Анна' },
    { kind: 'part', text: 'Поле people: 2' },
    { kind: 'value', name: 'Поле name', value: 'Борис' },
    { kind: 'value', name: 'Поле role', value: 'Пекарь' },
    {
      kind: 'table',
      name: 'Поле costs',
      titles: ['Поле item', 'Поле sum'],
      rows: [['Мука', 1200.5]],
    },
  ])
  expect(profileBlocks({ ...source, values: { ...source.values, plain: {}, items: {} } })).toEqual([])
})

test('the document has headings, days and numbers of its language, and texts without markup', () => {
  const file = writeDocument({ title: 'Теплоконтур', line: 'Профиль', blocks: profileBlocks(source) }, 'ru')
  const xml = Buffer.from(unzipSync(file)['word/document.xml']!).toString()
  const opened = [...xml.matchAll(/<(w:\w+)(?: [^>]*[^/])?>/g)].length
  expect(opened).toBe([...xml.matchAll(/<\/w:\w+>/g)].length)
  expect(xml).toContain('<w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t xml:space="preserve">Раздел</w:t>')
  expect(xml).toContain('&lt;b&gt;Пекарня &amp; хлеб&lt;/b&gt;')
  expect(xml).toContain('01.05.2026')
  expect(xml).toMatch(/1\s200,5/)
  expect(xml.match(/<w:tbl>/g)).toHaveLength(1)
  expect(xml).not.toContain('w:orient="landscape"')
})
