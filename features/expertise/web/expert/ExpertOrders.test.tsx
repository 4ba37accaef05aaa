import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import * as calls from '../../contract/expert-job-order.endpoints.ts'
import { sampleListed, sampleOrderPage } from './expert-order.samples.ts'
import { ExpertOrder } from './ExpertOrder.tsx'
import { ExpertOrders } from './ExpertOrders.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const page = <R,>(items: R[]) => ({ items, total: items.length, totalIsExact: true, next: null })
const details = '/bch/view/expert-job-order/details?expertJobId=7'

describe('an expert’s list', () => {
  test('without a job says what comes here', async () => {
    server.on(calls.listExpertJobOrders, () => page([]))
    showScreen(ExpertOrders, '/bch/view/expert-job-order')
    expect(await screen.findByText('Экспертиз пока нет')).toBeDefined()
    expect(screen.getByText(/с\sвознаграждением и\sсроком/)).toBeDefined()
  })

  test('that cannot be read says so, and is refetched', async () => {
    server.on(calls.listExpertJobOrders, () => refuse('UNEXPECTED_ERROR'))
    showScreen(ExpertOrders, '/bch/view/expert-job-order')
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(calls.listExpertJobOrders, () => page([sampleListed()]))
    await userEvent.click(again)
    expect(await screen.findByText('Теплоконтур')).toBeDefined()
  })

  test('says fee, state and why a job ended; of what is theirs no more only its number', async () => {
    server.on(calls.listExpertJobOrders, () =>
      page([
        sampleListed({ id: 7, unread: 1 }),
        sampleListed({ id: 8, status: 'PROCESS', overdue: true }),
        sampleListed({
          id: 9,
          serialNumber: 'E-000009',
          subject: null,
          status: 'REJECT',
          withdrawn: true,
          reason: 'Задание отозвали',
          actions: [],
        }),
      ]),
    )
    showScreen(ExpertOrders, '/bch/view/expert-job-order')
    expect(await screen.findByText('E-000009')).toBeDefined()
    expect(screen.getAllByText(/новое\sсообщение/)).toHaveLength(1)
    for (const word of ['Не начата', 'Просрочена', 'Отозвана', 'Задание отозвали'])
      expect(screen.getByText(word)).toBeDefined()
    expect(screen.getAllByText(/^12\s000\s₽$/)).toHaveLength(3)
  })
})

describe('a new job', () => {
  test('that is not theirs says where to look', async () => {
    server.on(calls.getExpertJobOrder, () => refuse('NOT_FOUND'))
    showScreen(ExpertOrder, details)
    expect(await screen.findByText(named('Экспертиза не найдена'))).toBeDefined()
    expect(screen.getByRole('link', { name: named('К моим экспертизам') }).getAttribute('href')).toBe(
      '/bch/view/expert-job-order',
    )
  })

  test('is taken after its fee, deadline and secrecy were read', async () => {
    server.on(calls.getExpertJobOrder, () => sampleOrderPage())
    server.on(calls.takeExpertJob, () => sampleOrderPage({ status: 'PROCESS' }))
    showScreen(ExpertOrder, details)
    await userEvent.click(await screen.findByRole('button', { name: named('Взять в работу') }))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.textContent).toMatch(/12\s000\s₽/))
    expect(drawer.textContent).toMatch(/30\.11\.2026/)
    expect(drawer.textContent).toMatch(/конфиденциальны/)
    await userEvent.click(
      [...drawer.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Взять'))!,
    )
    await waitFor(() => expect(server.sentTo(calls.takeExpertJob)).toHaveLength(1))
  })

  test('that is withdrawn while one takes it says so, and where to look', async () => {
    server.on(calls.getExpertJobOrder, () => sampleOrderPage())
    server.on(calls.takeExpertJob, () => {
      server.on(calls.getExpertJobOrder, () => refuse('NOT_FOUND'))
      return refuse('EXPERT_JOB_NOT_NEW', undefined, { state: 'REJECT' })
    })
    showScreen(ExpertOrder, details)
    await userEvent.click(await screen.findByRole('button', { name: named('Взять в работу') }))
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('button', { name: named('Взять в работу') }))
    expect(await screen.findByText(/уже взяли в\sработу, от\sнеё отказались или её отозвали/)).toBeDefined()
    expect(await screen.findByText('Эта экспертиза больше не ваша')).toBeDefined()
    expect(screen.getByRole('link', { name: named('К моим экспертизам') })).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Взять в работу') })).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
