import { expect, test } from 'vitest'
import { checkTags } from './check-tags.rules.ts'
import { filterExamples } from './filter-examples.rules.ts'
import type { KnownScope } from './template-values.ts'

const own: KnownScope = {
  revenue: { name: 'Выручка', type: 'money' },
  staff: { name: 'Сотрудники', type: 'number' },
  idea: { name: 'Идея', type: 'text' },
  logo: { name: 'Логотип', type: 'picture' },
  deals: { name: 'Сделки', list: { price: { name: 'Цена', type: 'money' } } },
}
const project: KnownScope = {
  Name: { name: 'Название', type: 'text' },
  Position: { name: '№', type: 'number' },
  Team: { name: 'Команда', list: { Person: { name: 'Участник', type: 'text' } } },
  Tasks: {
    name: 'Задания',
    list: {
      State: { name: 'Состояние', type: 'text', values: [['Принято']] },
      Due: { name: 'Срок', type: 'day' },
    },
  },
}
const known = (more: KnownScope): KnownScope => ({
  Date: { name: 'Дата', type: 'day' },
  Projects: { name: 'Проекты', list: { ...project, ...more } },
})

const listed = (scope: KnownScope, within = ''): Parameters<typeof filterExamples>[0][number][] =>
  Object.entries(scope).flatMap(([tag, { list, type = 'text' }]) => [
    { tag, within, kind: list ? 'list' : type, example: tag === 'State' ? 'Принято' : '' },
    ...(list ? listed(list, within ? `${within}.${tag}` : tag) : []),
  ])

test('every example is right in its place, and names the accelerator’s own fields', () => {
  const examples = filterExamples(listed(known(own)))
  expect(examples.map(({ kind }) => kind)).toHaveLength(18)
  expect(examples).toContainEqual({ kind: 'deep', tag: '{{Projects|sum:deals.price}}' })
  expect(examples).toContainEqual({ kind: 'words', tag: '{{revenue|words}}' })
  for (const { tag } of examples) {
    const isWhole = /^\{\{#?(?:Projects|Date)\b/.test(tag)
    const text = isWhole ? tag : `{{#Projects}}${tag}{{/Projects}}`
    expect({ tag, problems: checkTags([{ part: 'a', place: '1', text }], known(own)).problems }).toEqual({
      tag,
      problems: [],
    })
  }
})

test('without fields of a kind there is no example of it', () => {
  const kinds = filterExamples(listed(known({}))).map(({ kind }) => kind)
  expect(kinds).toEqual(['longdate', 'pattern', 'count', 'join', 'sort', 'where', 'first'])
})
