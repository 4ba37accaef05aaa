import { expect, test } from 'vitest'
import { sectionsShown, type NamedSection } from './sections-shown.ts'

const sections: NamedSection[] = [
  {
    id: 'a',
    name: 'Деньги',
    fields: [
      { code: 'revenue', name: 'Выручка' },
      { code: 'costs', name: 'Расходы' },
    ],
  },
  { id: 'b', name: 'Команда', fields: [{ code: 'size', name: 'Сколько человек' }] },
]

const codes = (text: string, only: string[] | null = null) =>
  sectionsShown(sections, { text, only: only && new Set(only) }).flatMap(({ fields }) =>
    fields.map(({ code }) => code),
  )

test.each([
  ['', null, ['revenue', 'costs', 'size']],
  [' ВЫРУЧ ', null, ['revenue']],
  ['деньги', null, ['revenue', 'costs']],
  ['', ['costs', 'size'], ['costs', 'size']],
  ['деньги', ['costs', 'size'], ['costs']],
  ['нет такого', null, []],
])('«%s» of %j shows %j', (text, only, shown) => {
  expect(codes(text, only)).toEqual(shown)
})

test('a section without a field to show is left out', () => {
  expect(sectionsShown(sections, { text: 'человек', only: null }).map(({ name }) => name)).toEqual([
    'Команда',
  ])
})
