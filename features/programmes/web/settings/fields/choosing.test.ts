import { expect, test } from 'vitest'
import { requestedAfter, foundSections } from './choosing.ts'
import type { RequestedField, Choices } from './use-requested-fields.ts'

const words = (ru: string) => ({ ru, en: '' })
const element = (code: string, name: string, required = false) => ({
  code,
  name: words(name),
  kind: 'PLAIN' as const,
  type: 'STRING' as const,
  required,
})

const choices: Choices = {
  templates: [
    {
      id: 1,
      name: 'Основной',
      main: true,
      sections: [
        {
          id: 's1',
          name: words('Рынок'),
          elements: [element('size', 'Объём', true), element('goal', 'Цель')],
        },
        { id: 's2', name: words('Команда'), elements: [element('people', 'Люди')] },
      ],
    },
    {
      id: 2,
      name: 'Паспорт',
      main: false,
      sections: [
        { id: 's1', name: words('Технология'), elements: [element('goal', 'Цель'), element('tech', 'Суть')] },
      ],
    },
  ],
}

const requestedField = (code: string): RequestedField => ({
  ...element(code, code),
  readOnly: true,
  section: words(''),
  available: true,
})

const shortly = (find: string) =>
  foundSections(choices, find).map(({ name, elements }) => [name, elements.map(({ code }) => code).join()])

test('all sections, each element once', () => {
  expect(shortly('')).toEqual([
    ['Рынок', 'size,goal'],
    ['Команда', 'people'],
    ['Паспорт · Технология', 'tech'],
  ])
})

test('a search finds elements, and a section by its name with all in it', () => {
  expect(shortly('объ')).toEqual([['Рынок', 'size']])
  expect(shortly('РЫНОК')).toEqual([['Рынок', 'size,goal']])
  expect(shortly('нет такого')).toEqual([])
})

test('what stays keeps its order and its mode, the new follows as its template requires', () => {
  const after = requestedAfter(
    choices,
    [requestedField('people'), requestedField('tech')],
    new Set(['size', 'people', 'goal']),
  )
  expect(after.map(({ code, required, readOnly }) => [code, required, readOnly])).toEqual([
    ['people', false, true],
    ['size', true, false],
    ['goal', false, false],
  ])
})
