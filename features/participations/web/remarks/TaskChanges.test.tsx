import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getTaskChanges } from '../../contract/remark.endpoints.ts'
import type { Changes } from './count-changes.ts'
import { TaskChanges } from './TaskChanges.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'participations/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
beforeEach(() => {
  server = fakeServer()
})
afterEach(leaveScreen)

const author = { uid: '00000000-0000-4000-8000-000000000001', name: 'Соколова В. А.', avatarUrl: null }
const words = (ru: string) => ({ ru, en: '' })

const rival: Changes['fields'][number] = {
  code: 'rivals',
  item: '00000000-0000-4000-8000-0000000000aa',
  field: 'rival',
  name: { element: words('Конкуренты'), field: words('Имя'), row: 2, rowName: null },
  type: 'STRING',
  rich: false,
  unit: null,
  before: 'Альфа',
  after: 'Бета',
  by: author,
  at: '2026-11-20T09:00:00.000Z',
}

const show = (own: Partial<Changes>) => {
  server.on(getTaskChanges, () => ({
    since: '2026-11-19T09:00:00.000Z',
    reviewed: true,
    answer: null,
    addedFiles: [],
    removedFiles: [],
    fields: [],
    fieldsTotal: 0,
    names: {},
    files: {},
    ...own,
  }))
  showScreen(() => <TaskChanges task={{ id: 11, project: { id: 5, name: 'Теплоконтур' } }} />, '/')
}

const unfold = async () =>
  userEvent.click(await screen.findByRole('button', { name: named('Показать изменения') }))

test('a change is shown before and after, by its row, with its author', async () => {
  show({ fields: [rival], fieldsTotal: 1, answer: { before: 'Было так', after: 'Стало так' } })
  expect(await screen.findByText(/С\sвашей прошлой проверки: 2\sизменения/)).toBeDefined()
  await unfold()
  const [, field] = screen.getAllByRole('listitem')
  expect(field!.textContent).toMatch(/Конкуренты · №\s2 · Имя/)
  expect(field!.textContent).toMatch(/Соколова В. А./)
  expect(field!.textContent).not.toMatch(/запись удалена/)
  expect(within(field!).getByRole('group', { name: 'Было' }).textContent).toContain('Альфа')
  expect(within(field!).getByRole('group', { name: 'Стало' }).textContent).toContain('Бета')
})

test('a field that went with its row says so', async () => {
  show({ fields: [{ ...rival, after: null, name: { ...rival.name, row: null } }], fieldsTotal: 1 })
  await unfold()
  expect(screen.getByRole('listitem').textContent).toMatch(/запись удалена/)
})

test('without a change since their decision a reviewer gets a message', async () => {
  show({})
  expect(await screen.findByText(/ничего не\sизменилось/)).toBeDefined()
})

test('a reviewer who never decided gets no message while there is no change', async () => {
  show({ reviewed: false })
  await expect(screen.findByRole('region', {}, { timeout: 300 })).rejects.toThrow()
  expect(server.sentTo(getTaskChanges)).toHaveLength(1)
})

test('a picture that took the place of another is seen as a change, even under the same words', async () => {
  const picture = (id: string) => `<p>Вот:</p><img data-picture="${id}" alt="Насос" width="8" height="4">`
  const [before, after] = [
    '00000000-0000-4000-8000-0000000000b1',
    '00000000-0000-4000-8000-0000000000b2',
  ] as const
  const place = { code: 'story', item: null, field: 'story' }
  const name = { ...rival.name, field: null, row: null }
  const story = { ...rival, ...place, name, type: 'TEXT' as const, rich: true }
  show({ fields: [{ ...story, before: picture(before), after: picture(after) }], fieldsTotal: 1 })
  await unfold()
  const side = (label: string) => screen.getByRole('group', { name: label }).textContent
  expect(side('Было')).toMatch(/\[Картинка: Насос\].*Убрана/s)
  expect(side('Стало')).toMatch(/\[Картинка: Насос\].*Добавлена/s)
})
