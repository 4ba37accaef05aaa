import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getDictionary } from '../../../dictionaries/contract/dictionary.endpoints.ts'
import * as own from '../../contract/own-order.endpoints.ts'
import { aListedJob } from '../client/job.samples.ts'
import { anExpert } from '../order/expert.samples.ts'
import { OwnExperts } from './OwnExperts.tsx'
import { OwnJobs } from './OwnJobs.tsx'
import { OwnBatchForm, OwnOrderForm } from './OwnOrderForm.tsx'
import type { Offer, OwnExpert } from './offer.types.ts'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

describe('what one ordered for oneself', () => {
  const show = () => showScreen(OwnJobs, '/bch/view/expert-job')
  const answer = (items: ReturnType<typeof aListedJob>[]) =>
    server.on(own.listOwnExpertJobs, () => ({ items, total: items.length, totalIsExact: true, next: null }))

  test('is listed, with what may be done', async () => {
    answer([aListedJob({ own: true, requested: true, status: 'NEW', actions: ['remind', 'withdraw'] })])
    show()
    expect(await screen.findByRole('link', { name: /Тихий город/ })).toBeDefined()
    expect(screen.getByRole('button', { name: named('Заказать экспертизу') })).toBeDefined()
  })

  test('shows that it is coming until it is there', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    show()
    expect((await screen.findAllByText(/Загружаем/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Экспертиз пока нет')).toBeNull()
  })

  test('is not shown to those who may not read it, and says so without asking to try again', async () => {
    server.on(own.listOwnExpertJobs, () => refuse('ACCESS_DENIED'))
    show()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('button', { name: named('Повторить') })).toBeNull()
  })

  test('says how one comes about while there is none', async () => {
    answer([])
    show()
    expect(await screen.findByText('Экспертиз пока нет')).toBeDefined()
    expect(screen.getByRole('button', { name: named('Заказать экспертизу') })).toBeDefined()
  })

  test('that cannot be read says so, and asks again', async () => {
    server.on(own.listOwnExpertJobs, () => refuse('UNEXPECTED_ERROR'))
    show()
    const again = await screen.findByRole('button', { name: named('Повторить') })
    answer([aListedJob({ own: true, requested: true })])
    await userEvent.click(again)
    expect(await screen.findByRole('link', { name: /Тихий город/ })).toBeDefined()
  })
})

describe('the directory of experts', () => {
  const show = () => showScreen(OwnExperts, '/bch/view/expert-job/experts')
  const expert = (id: number, name: string, actions: 'order'[]): OwnExpert => ({
    id,
    uid: `0000000${id}-0000-4000-8000-000000000000`,
    person: { uid: `0000000${id}-0000-4000-8000-000000000000`, name, avatarUrl: null },
    name,
    accelerator: { id: 4, name: 'Северный старт' },
    competencies: [{ id: 1, name: 'Рынок' }],
    certified: true,
    open: 2,
    done: 5,
    late: 0,
    meanDelay: null,
    capacity: 4,
    inMonth: 2,
    languages: [],
    fee: null,
    absentUntil: null,
    actions,
  })
  const answer = (items: OwnExpert[]) =>
    server.on(own.listOwnExperts, () => ({
      items,
      total: items.length,
      totalIsExact: true,
      next: null,
      accelerators: [{ id: 4, name: 'Северный старт' }],
    }))

  beforeEach(() => {
    server.on(getDictionary, () => ({ items: [] }) as never)
  })

  test('orders from the one whose row it is, once tasks are chosen', async () => {
    answer([expert(1, 'Орлова Е. Д.', ['order']), expert(2, 'Ким А. А.', [])])
    server.on(own.listOwnOffers, () => ({
      items: [
        {
          project: { id: 7, name: 'Тихий город' },
          accelerator: { id: 4, name: 'Северный старт' },
          tasks: [{ id: 70, name: 'Анализ рынка' }],
        },
      ],
      more: false,
    }))
    server.on(own.previewOwnExpertJobs, () => ({ tasks: [], experts: [], due: null, pairs: [] }))
    show()
    expect(await screen.findByText('Ким А. А.')).toBeDefined()
    const menus = screen.getAllByRole('button', { name: /Ещё\sдействия/ })
    expect(menus).toHaveLength(1)
    await userEvent.click(menus[0]!)
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Заказать экспертизу') }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Анализ рынка' }))
    expect(server.sentTo(own.listOwnOffers).at(-1)?.query).toMatchObject({ expertId: '1' })
    await waitFor(() =>
      expect(server.sentTo(own.previewOwnExpertJobs).at(-1)?.body).toMatchObject({
        taskIds: [70],
        expertUids: [expert(1, '', []).uid],
      }),
    )
    // No other expert is offered.
    expect(server.sentTo(own.listExpertsToAsk)).toEqual([])
  })

  test('says while there is none, and when it cannot be read', async () => {
    answer([])
    show()
    expect(await screen.findByText('Экспертов пока нет')).toBeDefined()
    leaveScreen()
    server.on(own.listOwnExperts, () => refuse('UNEXPECTED_ERROR'))
    show()
    const again = await screen.findByRole('button', { name: named('Повторить') })
    answer([expert(1, 'Орлова Е. Д.', [])])
    await userEvent.click(again)
    expect(await screen.findByText('Орлова Е. Д.')).toBeDefined()
  })
})

describe('an order', () => {
  const offer = (id: number, name: string, accelerator = 4): Offer => ({
    project: { id, name },
    accelerator: { id: accelerator, name: `Акселератор ${accelerator}` },
    tasks: [{ id: id * 10, name: `Задание ${id}` }],
  })
  const offers = (items: Offer[], more = false) => server.on(own.listOwnOffers, () => ({ items, more }))
  const show = () => showScreen(OwnBatchForm, '/bch/view/expert-job')
  const Project = () => <OwnOrderForm offer={{ ...offer(1, 'Тихий город'), tasks: [] }} />

  beforeEach(() => {
    server.on(getDictionary, () => ({ items: [] }) as never)
    server.on(own.listExpertsToAsk, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
  })

  test('of a project without a task in review says so', async () => {
    showScreen(Project, '/bch/view/expert-job')
    expect(await screen.findByText(/проверк/)).toBeDefined()
    expect(server.sentTo(own.listExpertsToAsk)).toEqual([])
  })

  test('begins with projects, and asks for experts once a task is chosen', async () => {
    offers([offer(1, 'Тихий город'), offer(2, 'Сосна', 5), offer(3, 'Ручей')], true)
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Задание 1' }))
    // An order belongs to one accelerator.
    expect(screen.getByRole('checkbox', { name: 'Задание 2' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Задание 3' }))
    await waitFor(() =>
      expect(server.sentTo(own.listExpertsToAsk).at(-1)?.query).toMatchObject({ projectIds: '1,3' }),
    )
    expect(screen.getByText(/Показаны не все проекты/)).toBeDefined()
  })

  test('skips an expert who cannot be chosen, and says what the rest comes to', async () => {
    const people = ['Орлова Е. Д.', 'Рыбин А. В.'].map((name, n) => ({
      uid: `0000000${n}-0000-4000-8000-000000000000`,
      name,
      avatarUrl: null,
    }))
    const [orlova, rybin] = people as [(typeof people)[0], (typeof people)[0]]
    offers([offer(1, 'Тихий город')])
    server.on(own.listExpertsToAsk, () => ({
      items: people.map((person) => {
        const {
          done: _done,
          meanDelay: _delay,
          ordered: _ordered,
          conflicts: _conflicts,
          actions: _actions,
          ...row
        } = anExpert(person)
        return { ...row, possible: true }
      }),
      total: 2,
      totalIsExact: true,
      next: null,
    }))
    server.on(own.previewOwnExpertJobs, ({ body }) => ({
      tasks: [{ id: 10, name: 'Задание 1', project: { id: 1, name: 'Тихий город' }, visibleToTeam: false }],
      experts: people,
      due: null,
      pairs: body.expertUids.map((expertUid) => ({
        taskId: 10,
        expertUid,
        trouble: expertUid === rybin.uid ? ('EXPERT_UNAVAILABLE' as const) : null,
        warnings: [],
        conflicts: [],
        overridable: false,
      })),
    }))
    server.on(own.orderOwnExpertJobs, () => ({ jobs: [{ id: 8, serialNumber: 'E-000008' }] }))
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Задание 1' }))
    for (const name of [/Орлова/, /Рыбин/])
      await userEvent.click(await screen.findByRole('checkbox', { name }))
    const send = await screen.findByRole('button', { name: named('Заказать 1 экспертизу, пропустить 1') })
    expect(screen.getByText(named('Орлова Е. Д. — 1'))).toBeDefined()
    expect(screen.getByText('Без вознаграждения')).toBeDefined()
    await userEvent.type(screen.getByLabelText(/^Срок/), '31.12.2099')
    await userEvent.click(send)
    await waitFor(() =>
      expect(server.sentTo(own.orderOwnExpertJobs)[0]?.body).toMatchObject({
        taskIds: [10],
        expertUids: [orlova.uid, rybin.uid],
        skip: [{ taskId: 10, expertUid: rybin.uid }],
      }),
    )
  })

  test('finds a project by its name, and keeps what is chosen in sight', async () => {
    offers([offer(1, 'Тихий город')])
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Задание 1' }))
    offers([])
    await userEvent.type(screen.getByRole('searchbox', { name: named('Найти проект') }), 'кит')
    expect(await screen.findByText(/Такого проекта нет/)).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'Задание 1' })).toHaveProperty('checked', true)
  })

  test('says when there is nothing to order, or it cannot be read', async () => {
    offers([])
    show()
    expect(await screen.findByText(named('Заказать пока нечего'))).toBeDefined()
    leaveScreen()
    server.on(own.listOwnOffers, () => refuse('UNEXPECTED_ERROR'))
    show()
    expect(await screen.findByRole('button', { name: named('Повторить') })).toBeDefined()
  })

  test('whose experts are not the caller’s to read says so', async () => {
    offers([offer(1, 'Тихий город')])
    server.on(own.listExpertsToAsk, () => refuse('ACCESS_DENIED'))
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Задание 1' }))
    expect(await screen.findByRole('alert')).toBeDefined()
  })
})
