import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getDictionary } from '../../../dictionaries/contract/dictionary.endpoints.ts'
import { declareConflictOfExpert, findConflictProjects } from '../../contract/conflict.endpoints.ts'
import { getAcceptDays, saveAcceptDays } from '../../contract/accept-days.endpoints.ts'
import { listExperts } from '../../contract/order.endpoints.ts'
import { getOutsideOrdersSetting, saveOutsideOrdersSetting } from '../../contract/own-order.endpoints.ts'
import { getOtherReviewsSetting, saveOtherReviewsSetting } from '../../contract/task-scores.endpoints.ts'
import { Experts } from './Experts.tsx'
import { anExpert } from '../order/expert.samples.ts'

type Expert = ResponseOf<typeof listExperts>['items'][number]

let server: ReturnType<typeof fakeServer>

const expert = (at: number, name: string, given: Partial<Expert> = {}): Expert => {
  const uid = `00000000-0000-4000-8000-00000000000${at}`
  const known = { competencies: [{ id: 1, name: 'Энергетика' }], done: 5, ...given }
  return anExpert({ uid, name, avatarUrl: null }, known)
}

const have = (...items: Expert[]) =>
  server.on(listExperts, () => ({ items, total: items.length, totalIsExact: true, next: null }))

const allow = (editable: boolean) => {
  server.on(getOtherReviewsSetting, () => ({ value: false, editable }))
  server.on(getOutsideOrdersSetting, () => ({ value: true, editable }))
  server.on(getAcceptDays, () => ({ value: 14, editable }))
}

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getDictionary, () => ({ items: [] }) as never)
  allow(true)
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

const show = (search = '') => showScreen(Experts, `/bch/view/expert-job/experts${search}`)

test('without experts says which people to invite', async () => {
  have()
  show()
  expect(await screen.findByText('Экспертов пока нет')).toBeDefined()
  expect(screen.getByText(/Пригласите экспертов на\sстранице команды/)).toBeDefined()
})

test('says what each knows and did, how late, how full the month is, and until when they are away', async () => {
  have(
    expert(1, 'Орлова Е. Д.', {
      certified: true,
      late: 2,
      meanDelay: 1.5,
      capacity: 4,
      inMonth: 3,
      absentUntil: '2026-12-31',
    }),
    expert(2, 'Ким А. А.', { competencies: [] }),
  )
  show()
  const row = (await screen.findByText('Орлова Е. Д.')).closest('tr')!
  expect(row.textContent).toMatch(/Энергетика/)
  expect(row.textContent).toMatch(/1,5\sдн\./)
  expect(row.textContent).toMatch(/3\sиз\s4/)
  expect(row.textContent).toMatch(/Отсутствует до.*31\.12\.2026/)
  const other = screen.getByText('Ким А. А.').closest('tr')!
  expect(other.textContent).toMatch(/1\sэкспертиза/)
  expect(other.textContent).not.toMatch(/Отсутствует/)
})

test('asks for those who can take one now by one press, the least busy first', async () => {
  have(expert(1, 'Орлова Е. Д.'))
  show()
  await userEvent.click(await screen.findByRole('link', { name: named('Могут взять сейчас') }))
  await waitFor(() =>
    expect(server.sentTo(listExperts).at(-1)?.query).toMatchObject({ ready: 'true', sorting: 'OPEN' }),
  )
})

test('an administrator decides whether experts read each other; the team sees how it is', async () => {
  have(expert(1, 'Орлова Е. Д.'))
  server.on(saveOtherReviewsSetting, ({ body }) => {
    server.on(getOtherReviewsSetting, () => ({ value: body.value, editable: true }))
    return { value: body.value, editable: true }
  })
  show()
  const others = () => screen.findByRole<HTMLInputElement>('switch', { name: /Эксперты читают чужие/ })
  expect((await others()).checked).toBe(false)
  await userEvent.click(await others())
  expect(await screen.findByText('Сохранено')).toBeDefined()
  expect(server.sentTo(saveOtherReviewsSetting).map(({ body }) => body)).toEqual([{ value: true }])
  await waitFor(async () => expect((await others()).checked).toBe(true))
  leaveScreen()
  allow(false)
  show()
  const outside = await screen.findByRole<HTMLInputElement>('switch', { name: /могут заказывать экспертизы/ })
  expect([outside.checked, outside.disabled]).toEqual([true, true])
  expect(screen.getByText(/Изменить может только администратор/)).toBeDefined()
  expect(server.sentTo(saveOutsideOrdersSetting)).toEqual([])
})

test('of a user outside the accelerator, or who chose none, says so and fetches no expert', async () => {
  server.on(listExperts, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
  show()
  expect(await screen.findByText(/Экспертизы видит команда акселератора/)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  leaveScreen()
  acceleratorStore.set(null)
  const before = server.sentTo(listExperts).length
  show()
  expect(await screen.findByText(/Экспертизы видит команда акселератора/)).toBeDefined()
  expect(server.sentTo(listExperts)).toHaveLength(before)
})

test('that cannot be read says so, and asks again', async () => {
  server.on(listExperts, () => refuse('UNEXPECTED_ERROR'))
  show()
  const again = await screen.findByRole('button', { name: named('Повторить') })
  have(expert(1, 'Орлова Е. Д.'))
  await userEvent.click(again)
  expect(await screen.findByText('Орлова Е. Д.')).toBeDefined()
})

test('says when a result counts as accepted; an administrator names another number of days within its bounds', async () => {
  have()
  server.on(saveAcceptDays, ({ body }) => ({ value: body.value, editable: true }))
  show()
  expect(await screen.findByText(/за\s14\sдней\sне\sприняли/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
  const days = await screen.findByLabelText(/Сколько\sдней/)
  await userEvent.clear(days)
  await userEvent.type(days, '61')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/Значение\s|Не\sбольше|больше/)).toBeDefined()
  expect(server.sentTo(saveAcceptDays)).toEqual([])
  await userEvent.clear(days)
  await userEvent.type(days, '7')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(server.sentTo(saveAcceptDays)).toMatchObject([{ body: { value: 7 } }]))
})

test('for a user who is no administrator the days are shown, not offered to change', async () => {
  allow(false)
  have()
  show()
  expect(await screen.findByText(/за\s14\sдней\sне\sприняли/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull()
})

test('a conflict of interest is declared of the expert of a row, with a project alone to choose', async () => {
  have(expert(1, 'Орлова Е. Д.'))
  server.on(findConflictProjects, () => ({
    items: [{ id: 9, name: 'Тихий город', serialNumber: 'P-000009' }],
  }))
  server.on(declareConflictOfExpert, () => undefined)
  show()
  await userEvent.click(await screen.findByRole('button', { name: /действия/i }))
  expect(await screen.findByRole('menuitem', { name: 'Экспертизы' })).toBeDefined()
  await userEvent.click(screen.getByRole('menuitem', { name: named('Сообщить о конфликте интересов') }))
  const drawer = within(await screen.findByRole('dialog', { name: /Орлова/ }))
  expect(drawer.queryByRole('combobox', { name: /Эксперт/ })).toBeNull()
  await userEvent.click(await drawer.findByRole('combobox', { name: /Проект/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Тихий\sгород/ }))
  await userEvent.click(drawer.getByRole('button', { name: 'Сообщить' }))
  await waitFor(() =>
    expect(server.sentTo(declareConflictOfExpert)).toMatchObject([
      { body: { projectId: 9, expertUid: '00000000-0000-4000-8000-000000000001' } },
    ]),
  )
})
