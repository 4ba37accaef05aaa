import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import * as sponsors from '../contract/sponsors.endpoints.ts'
import { listTrackerWork } from '../contract/tracker-work.endpoints.ts'
import { Sponsors } from './sponsors/Sponsors.tsx'
import { TrackerWorkStatus } from './workload/TrackerWorkStatus.tsx'

const at = '2026-11-20T09:00:00.000Z'
const none = { items: [], total: 0, totalIsExact: true, next: null }
const page = <T,>(items: T[]) => ({ ...none, items, total: items.length })

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'overviews/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('the workload of trackers', () => {
  const address = '/bch/view/tracker-work-status'
  type Work = ResponseOf<typeof listTrackerWork>
  const period = { from: '2026-10-22', to: '2026-11-20' }
  const uid = '0b6f5e1e-8d0e-4a55-9c39-0e3f7a4d9a11'
  const row: Work['items'][number] = {
    uid,
    person: { uid, name: 'Орлов Д. В.', avatarUrl: null },
    projects: 22,
    waiting: 3,
    waitingSince: at,
    waitingHours: 50,
    overdue: 0,
    reviewed: 20,
    returned: 9,
  }

  test('without trackers leads to the team', async () => {
    server.on(listTrackerWork, () => ({ ...none, period, withoutTracker: 0 }))
    showScreen(TrackerWorkStatus, address)
    expect(await screen.findByText('Трекеров пока нет')).toBeDefined()
    expect(screen.getByRole('link', { name: named('Открыть команду') })).toBeDefined()
  })

  test('leads from each number to what it counts, and from none to nothing', async () => {
    server.on(listTrackerWork, () => ({ ...page([row]), period, withoutTracker: 5 }))
    showScreen(TrackerWorkStatus, address)
    const waiting = await screen.findByRole('link', { name: /Ждут проверки: 3$/ })
    expect(waiting.getAttribute('href')).toContain(`trackerUid=${uid}`)
    expect(screen.queryByRole('link', { name: /Просрочено/ })).toBeNull()
    expect(screen.getByRole('link', { name: /^5\sпроектов без\sтрекера/ })).toBeDefined()
    expect(screen.getByText(named('2 дня'))).toBeDefined()
  })

  test('that cannot be read says so, and asks again', async () => {
    server.on(listTrackerWork, () => refuse('UNEXPECTED_ERROR'))
    showScreen(TrackerWorkStatus, address)
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(listTrackerWork, () => ({ ...page([row]), period, withoutTracker: 0 }))
    await userEvent.click(again)
    expect((await screen.findAllByText(/Орлов/)).length).toBeGreaterThan(0)
  })

  test('of a user who is in no team says which accelerator to choose; without one nothing is fetched', async () => {
    server.on(listTrackerWork, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showScreen(TrackerWorkStatus, address)
    expect(await screen.findByText('Выберите акселератор')).toBeDefined()
    leaveScreen()
    acceleratorStore.set(null)
    const requestCount = server.sentTo(listTrackerWork).length
    showScreen(TrackerWorkStatus, address)
    expect(await screen.findByText('Выберите акселератор')).toBeDefined()
    expect(server.sentTo(listTrackerWork)).toHaveLength(requestCount)
  })
})

describe('the sponsors of a programme', () => {
  const address = '/bch/view/acceleration-summary/sponsors'
  type Answer = ResponseOf<typeof sponsors.listProgrammeSponsors>
  const show = (items: Answer['items'], actions: Answer['actions'] = ['name']) => {
    server.on(sponsors.listProgrammeSponsors, () => ({
      ...page(items),
      programme: { id: 3, name: 'Промышленные пилоты' },
      actions,
    }))
    return showScreen(Sponsors, `${address}?programmeId=3`)
  }
  const sponsor: Answer['items'][number] = { id: 5, email: 'cst@people.example', at, actions: ['remove'] }
  const openForm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: named('Добавить заказчика') }))
    const drawer = within(await screen.findByRole('dialog'))
    return { drawer, email: await drawer.findByRole('textbox', { name: /Электронная почта/ }) }
  }

  test('are of a programme: without one its summary is the way, and nothing is fetched', async () => {
    showScreen(Sponsors, address)
    expect(await screen.findByText('Выберите программу')).toBeDefined()
    expect(screen.getByRole('link', { name: named('Открыть сводку') })).toBeDefined()
    expect(server.sentTo(sponsors.listProgrammeSponsors)).toEqual([])
  })

  test('while there are none: who may name one is offered it, others are not', async () => {
    show([])
    expect(await screen.findByText('Заказчиков пока нет')).toBeDefined()
    expect(screen.getByRole('button', { name: named('Добавить заказчика') })).toBeDefined()
    leaveScreen()
    show([], [])
    expect(await screen.findByText('Заказчиков пока нет')).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Добавить заказчика') })).toBeNull()
  })

  test('are named by address; the form says what becomes of one without an account', async () => {
    server.on(sponsors.nameSponsor, () => ({ id: 6 }))
    show([sponsor])
    const { drawer, email } = await openForm()
    expect(drawer.getByText(/Если учётной записи с\sним ещё нет, сводка откроется/)).toBeDefined()
    await userEvent.type(email, 'new@people.example')
    await userEvent.click(drawer.getByRole('button', { name: named('Добавить заказчика') }))
    await waitFor(() =>
      expect(server.sentTo(sponsors.nameSponsor)[0]?.body).toEqual({
        programmeId: 3,
        email: 'new@people.example',
      }),
    )
    expect(await screen.findByText(named('Заказчик добавлен'))).toBeDefined()
  })

  test('past the limit are refused in the form, and what was typed stays', async () => {
    server.on(sponsors.nameSponsor, () => refuse('SPONSOR_LIMIT'))
    show([sponsor])
    const { drawer, email } = await openForm()
    await userEvent.type(email, 'new@people.example')
    await userEvent.click(drawer.getByRole('button', { name: named('Добавить заказчика') }))
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
    expect((email as HTMLInputElement).value).toBe('new@people.example')
  })

  test('are removed after a question', async () => {
    server.on(sponsors.removeSponsor, () => undefined)
    show([sponsor])
    await userEvent.click(await screen.findByRole('button', { name: /Ещё действия: cst@people.example/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Убрать') }))
    const question = within(await screen.findByRole('dialog'))
    expect(server.sentTo(sponsors.removeSponsor)).toEqual([])
    await userEvent.click(await question.findByRole('button', { name: named('Убрать') }))
    await waitFor(() => expect(server.sentTo(sponsors.removeSponsor)[0]?.body).toEqual({ sponsorId: 5 }))
  })

  test.each([
    ['NOT_FOUND', false],
    ['ACCESS_DENIED', false],
    ['UNEXPECTED_ERROR', true],
  ] as const)('that answer %s say so; only what may change is requested again', async (code, again) => {
    server.on(sponsors.listProgrammeSponsors, () => refuse(code))
    showScreen(Sponsors, `${address}?programmeId=3`)
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Повторить') }) !== null).toBe(again)
  })
})
