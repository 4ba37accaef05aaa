import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeGrid } from './write-docx.ts'

test('a grid is one table in landscape, with a cell per name, as large as its area', () => {
  const cell = (title: string) => ({ title, values: [['Поле <1>', `Значение ${title}`] as const] })
  const bytes = writeGrid(
    {
      title: 'Канва',
      about: [['Проект', 'Теплоконтур']],
      areas: [
        ['left', 'top', 'right'],
        ['left', 'middle', 'right'],
        ['wide', 'wide', 'right'],
      ],
      cells: {
        left: cell('A'),
        top: cell('B'),
        middle: cell('C'),
        right: cell('D'),
        wide: cell('E'),
      },
    },
    'ru',
  )
  const document = strFromU8(unzipSync(bytes)['word/document.xml']!)
  expect(document).toContain('w:orient="landscape"')
  const rows = document.split('<w:tr>').slice(1)
  const cellsOf = (row: string) =>
    row
      .split('<w:tc>')
      .slice(1)
      .map((one) => [
        /Значение (.)/.exec(one)?.[1] ?? '',
        /<w:vMerge[^>]*>/.exec(one)?.[0] ?? '',
        /gridSpan w:val="(\d)"/.exec(one)?.[1] ?? '',
      ])
  const [starts, goesOn] = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>']
  expect(rows.map(cellsOf)).toEqual([
    [
      ['A', starts, ''],
      ['B', '', ''],
      ['D', starts, ''],
    ],
    [
      ['', goesOn, ''],
      ['C', '', ''],
      ['', goesOn, ''],
    ],
    [
      ['E', '', '2'],
      ['', goesOn, ''],
    ],
  ])
  expect(document).toContain('Поле &lt;1&gt;')
})
