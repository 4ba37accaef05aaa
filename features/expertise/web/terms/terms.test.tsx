import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { decideExpertTerms, getExpertJob } from '../../contract/expert-job.endpoints.ts'
import { aJobPage } from '../client/job.samples.ts'
import { TermDecision } from './TermDecision.tsx'
import { TermForm } from './TermForm.tsx'

let server: ReturnType<typeof fakeServer>

const due = { day: '2099-12-01', endsAt: '2099-12-01T21:00:00.000Z', timeZone: 'Europe/Moscow' }

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

describe('the form of a later due date', () => {
  const show = (kind: 'ask' | 'extend', proposed: string | null = null) => {
    const send = vi.fn(async () => undefined)
    showScreen(() => <TermForm jobId={1} due={due} proposed={proposed} kind={kind} send={send} />, '/')
    return send
  }

  test('of an expert sends the day with a reason, which it requires', async () => {
    const send = show('ask')
    expect(await screen.findByText(/до\s01\.12\.2099\s23:59\sМСК/)).toBeDefined()
    await userEvent.type(screen.getByLabelText(/^Новый\sсрок/), '31.12.2099')
    await userEvent.click(screen.getByRole('button', { name: named('Попросить продлить') }))
    expect(await screen.findByText('Обязательное поле')).toBeDefined()
    expect(send).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText(/^Почему/), 'Жду отчёт')
    await userEvent.click(screen.getByRole('button', { name: named('Попросить продлить') }))
    await waitFor(() => expect(send).toHaveBeenCalledWith({ dueOn: '2099-12-31', reason: 'Жду отчёт' }))
  })

  test('of a client opens with the day that the expert asks for, and asks for no reason', async () => {
    const send = show('extend', '2099-12-15')
    expect((await screen.findByLabelText<HTMLInputElement>(/^Новый\sсрок/)).value).toBe('15.12.2099')
    expect(screen.queryByLabelText(/^Почему/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: named('Продлить') }))
    await waitFor(() => expect(send).toHaveBeenCalledWith({ dueOn: '2099-12-15', reason: '' }))
  })
})

test('a day of an earlier attempt does not replace the one that is proposed now; the reason remains', async () => {
  const open = async (proposed: string) => {
    showScreen(
      () => <TermForm jobId={1} due={due} proposed={proposed} kind="ask" send={async () => undefined} />,
      '/',
    )
    return screen.findByLabelText<HTMLInputElement>(/^Новый\sсрок/)
  }
  await open('2099-12-15')
  await userEvent.type(screen.getByLabelText(/^Почему/), 'Жду отчёт')
  cleanup()
  expect((await open('2099-12-20')).value).toBe('20.12.2099')
  await waitFor(() => expect(screen.getByDisplayValue('Жду отчёт')).toBeDefined())
})

describe('the decision in the notification', () => {
  const requestedJob = aJobPage({
    status: 'PROCESS',
    askedTerm: { day: '2099-12-15', reason: 'Жду отчёт', at: '2026-11-20T09:00:00.000Z' },
    actions: ['grantTerm', 'refuseTerm', 'withdraw'],
  })
  const show = () => showScreen(() => <TermDecision id={7} />, '/bch/view/notifications')

  test('grants exactly the day that was read, by one press', async () => {
    server.on(getExpertJob, () => requestedJob)
    server.on(decideExpertTerms, () => ({ decided: 1 }))
    show()
    expect(await screen.findByText('Жду отчёт')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: named('Продлить до 15.12.2099') }))
    await waitFor(() =>
      expect(server.sentTo(decideExpertTerms)[0]?.body).toMatchObject({
        terms: [{ jobId: 7, day: '2099-12-15' }],
        grant: true,
      }),
    )
    expect(screen.queryByRole('button', { name: /Отозвать/ })).toBeNull()
  })

  test('refuses with a reason', async () => {
    server.on(getExpertJob, () => requestedJob)
    server.on(decideExpertTerms, () => ({ decided: 1 }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: named('Отказать в продлении') }))
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.type(await drawer.findByRole('textbox'), 'Комитет в среду')
    await userEvent.click(drawer.getByRole('button', { name: named('Отказать в продлении') }))
    await waitFor(() =>
      expect(server.sentTo(decideExpertTerms)[0]?.body).toMatchObject({
        terms: [{ jobId: 7, day: '2099-12-15' }],
        grant: false,
        reason: 'Комитет в среду',
      }),
    )
  })

  test.each([
    ['answered already', () => aJobPage({ status: 'PROCESS', askedTerm: null, actions: ['withdraw'] })],
    ['no longer readable', () => refuse('NOT_FOUND')],
  ] as const)('of a request that is %s is none', async (_what, answer) => {
    server.on(getExpertJob, answer)
    show()
    await waitFor(() => expect(server.sentTo(getExpertJob)).toHaveLength(1))
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
