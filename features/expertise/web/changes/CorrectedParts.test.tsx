import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getCorrectedResult } from '../../contract/expert-job.endpoints.ts'
import { CorrectedParts } from './CorrectedParts.tsx'

type Answer = ResponseOf<typeof getCorrectedResult>
type Change = Answer['items'][number]

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const Parts = () => (
  <CorrectedParts
    job={{ id: 7, template: null, questions: [{ position: 1, text: 'Есть ли рынок?', answer: 'Да' }] }}
  />
)

const show = () => showScreen(Parts, '/bch/view/expert-job')

const change = (id: number, given: Partial<Change>): Change => ({
  id,
  part: 'CONCLUSION',
  code: null,
  number: null,
  before: null,
  after: null,
  by: null,
  actingName: null,
  at: '2026-11-22T09:00:00.000Z',
  ...given,
})

const answer = (items: Change[], since: string | null = '2026-11-21T09:00:00.000Z') =>
  server.on(getCorrectedResult, () => ({
    items,
    since,
    names: {},
    files: {},
    fieldNames: { market: { ru: 'Рынок', en: 'Market' } },
  }))

describe('what changed after the correction', () => {
  test('is shown part by part: its first value, and its value now', async () => {
    answer([
      change(1, { before: 'Предварительно', after: 'Рынок есть' }),
      change(2, { part: 'ANSWER', number: 1, before: 'Нет', after: 'Да' }),
      change(3, { part: 'COMMENT', code: 'market', number: 9, before: null, after: 'Один поставщик' }),
      change(4, { part: 'FILE', before: 'first.pdf', after: null }),
    ])
    show()
    const block = within(
      (await screen.findByRole('heading', { name: named('Что изменилось после доработки') })).closest(
        'section',
      )!,
    )
    await block.findByText('Рынок есть')
    const parts = block.getAllByRole('term').map(({ textContent }) => textContent)
    expect(parts).toEqual(['Заключение', 'Есть ли рынок?', 'Комментарий к полю «Рынок»', 'Файл отзыва'])
    const textsIn = (tag: 'deletion' | 'insertion') =>
      block.getAllByRole(tag).map(({ textContent }) => textContent)
    expect(textsIn('deletion')).toEqual(['Предварительно', 'Нет', 'first.pdf'])
    expect(textsIn('insertion')).toEqual(['Рынок есть', 'Да', 'Один поставщик'])
    expect(block.getByText(/Сравнение\sс\sрезультатом/)).toBeDefined()
  })

  test('says that nothing did', async () => {
    answer([])
    show()
    expect(await screen.findByText(/Эксперт\sничего\sне\sизменил/)).toBeDefined()
  })

  test('is not there for what never went back', async () => {
    answer([], null)
    show()
    await vi.waitFor(() => expect(server.sentTo(getCorrectedResult)).toHaveLength(1))
    await vi.waitFor(() => expect(screen.queryByText(/Загружаем/)).toBeNull())
    expect(screen.queryByText(named('Что изменилось после доработки'))).toBeNull()
  })

  test('shows that it is coming', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    show()
    expect(await screen.findByText(/Загружаем/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that cannot be read says so, and is refetched', async () => {
    server.on(getCorrectedResult, () => refuse('UNEXPECTED_ERROR'))
    show()
    const again = await screen.findByRole('button', { name: named('Повторить') })
    answer([change(1, { before: 'Предварительно', after: 'Рынок есть' })])
    await userEvent.click(again)
    expect(await screen.findByText('Рынок есть')).toBeDefined()
  })
})
