import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import * as transfers from '../contract/track-transfer.endpoints.ts'
import { TrackTransfer } from './TrackTransfer.tsx'
import type { TrackTransferDetails, TrackTransferRow } from './track-transfer.types.ts'

const address = '/bch/view/trackTransfer'

const request = (own: Partial<TrackTransferRow> = {}): TrackTransferRow => ({
  id: 5,
  direction: 'incoming',
  trackName: 'Пилот с заводом',
  trackId: null,
  partner: { id: 3, name: 'Гавань' },
  status: 'CONSIDERATION',
  message: 'Провели два потока.',
  reason: '',
  madeTrackId: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  actions: ['approve', 'reject'],
  ...own,
})

const outgoing = (own: Partial<TrackTransferRow> = {}) =>
  request({ direction: 'outgoing', trackId: 12, actions: ['revoke'], ...own })

const details = (own: Partial<TrackTransferDetails> = {}): TrackTransferDetails => ({
  ...request(),
  track: {
    name: 'Пилот с заводом',
    description: 'Три месяца на площадке.',
    selectionConditions: '',
    durationDays: 90,
    isInvestment: false,
    trackpoints: [
      { place: 1, name: 'Площадка', expectedResult: 'Договор', durationDays: 14, fields: 2, checklist: 3 },
      { place: 2, name: 'Замеры', expectedResult: '', durationDays: null, fields: 0, checklist: 0 },
    ],
  },
  programmes: [{ id: 8, name: 'Промышленные пилоты' }],
  ...own,
})

const choices = {
  isAllowed: true,
  tracks: [{ id: 12, name: 'Пилот с заводом', programme: 'Промышленные пилоты' }],
  targets: [{ id: 3, name: 'Гавань' }],
}

let server: ReturnType<typeof fakeServer>

const show = (items: TrackTransferRow[], search = '') => {
  server.on(transfers.listTrackTransfers, ({ query }) => {
    const shown = items.filter(({ direction }) => direction === query['direction'])
    return { items: shown, total: shown.length, totalIsExact: true, next: null }
  })
  return showScreen(TrackTransfer, address + search)
}

/** The drawer that opens next to the list, or over it. */
const opened = async () => within(await screen.findByRole('dialog'))

beforeAll(() => startWorkTexts({ 'track-transfers/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('the list', () => {
  test.each([
    ['', /другой акселератор предложит вам копию трека/],
    ['?tab=outgoing', /Предложите трек/],
  ])('without offers says what comes here, and offers to begin (%s)', async (search, text) => {
    show([], search)
    expect(await screen.findByText('Предложений пока нет')).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getAllByRole('link', { name: named('Предложить трек') }).length).toBeGreaterThan(0)
  })

  test('of a user outside the accelerator says so, and shows no list', async () => {
    server.on(transfers.listTrackTransfers, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showScreen(TrackTransfer, address)
    expect((await screen.findByRole('alert')).textContent).toMatch(/доступ/i)
    expect(screen.queryByRole('link', { name: named('Предложить трек') })).toBeNull()
  })

  test('without an accelerator asks for nothing', async () => {
    acceleratorStore.set(null)
    show([])
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(server.sentTo(transfers.listTrackTransfers)).toEqual([])
  })

  test('that cannot be read says so, and asks again', async () => {
    server.on(transfers.listTrackTransfers, () => refuse('UNEXPECTED_ERROR'))
    showScreen(TrackTransfer, address)
    const again = await screen.findByRole('button', { name: named('Повторить') })
    show([request()])
    await userEvent.click(again)
    expect((await screen.findAllByText('Пилот с заводом')).length).toBeGreaterThan(0)
  })

  test('shows who offers and why it was refused', async () => {
    show([
      request({ status: 'REJECTED', reason: 'Есть такой же.', actions: [], decidedAt: request().createdAt }),
    ])
    expect(await screen.findByText('Гавань')).toBeDefined()
    expect(screen.getByText('Отклонено')).toBeDefined()
    expect(screen.getByText(/Причина отказа: Есть такой же\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Ещё действия/ })).toBeNull()
  })
})

describe('an offer', () => {
  test('opens next to the list with the contents of the copy', async () => {
    server.on(transfers.getTrackTransfer, () => details())
    show([request()], '?requestId=5')
    const panel = await opened()
    expect(await panel.findByText('Провели два потока.')).toBeDefined()
    expect(panel.getByText('Три месяца на площадке.')).toBeDefined()
    expect(panel.getByText(named('2 задания'))).toBeDefined()
    expect(panel.getByText('Площадка').closest('li')?.textContent).toMatch(
      /14\sдней · 2\sполя\sпрофиля.*Договор/,
    )
    expect(panel.getByText('Замеры').closest('li')?.textContent).toBe('Замеры')
  })

  test('that is not there any more says so in its place', async () => {
    server.on(transfers.getTrackTransfer, () => refuse('NOT_FOUND'))
    show([], '?requestId=5')
    expect(await (await opened()).findByRole('alert')).toBeDefined()
  })

  test('is accepted into a programme that one chooses', async () => {
    server.on(transfers.getTrackTransfer, () => details())
    server.on(transfers.approveTrackTransfer, () =>
      request({ status: 'APPROVED', madeTrackId: 31, actions: [] }),
    )
    const { history } = show([request()])
    await userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Пилот с\sзаводом/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Принять копию') }))
    const form = await opened()
    expect(await form.findByText(/Проекты, заявки, расписание и\sкартинки не\sкопируются/)).toBeDefined()
    await userEvent.click(form.getByRole('button', { name: named('Принять копию') }))
    expect(server.sentTo(transfers.approveTrackTransfer)).toEqual([])
    await userEvent.selectOptions(form.getByLabelText(/^Программа/), 'Промышленные пилоты')
    await userEvent.click(form.getByRole('button', { name: named('Принять копию') }))
    await waitFor(() =>
      expect(server.sentTo(transfers.approveTrackTransfer)[0]?.body).toEqual({
        requestId: 5,
        programmeId: 8,
      }),
    )
    await waitFor(() => expect(history.location.href).toBe('/bch/view/accelerator-settings/track?trackId=31'))
  })

  test('cannot be accepted without a programme: the way to one is shown', async () => {
    server.on(transfers.getTrackTransfer, () => details({ programmes: [] }))
    show([request()], '?requestId=5')
    await userEvent.click(await (await opened()).findByRole('button', { name: named('Принять копию') }))
    expect(await screen.findByText(/нет программы, которая может взять трек/)).toBeDefined()
    expect(screen.getByRole('link', { name: named('Создать программу') })).toBeDefined()
  })

  test('withdrawn meanwhile is not rejected, and the drawer says what it is now', async () => {
    server.on(transfers.rejectTrackTransfer, () => refuse('STATE_CHANGED'))
    show([request()])
    await userEvent.click(await screen.findByRole('button', { name: /Ещё действия/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Отклонить') }))
    const drawer = await opened()
    await userEvent.type(await drawer.findByLabelText(/^Причина/), 'Есть такой же.')
    await userEvent.click(drawer.getByRole('button', { name: named('Отклонить') }))
    expect(await drawer.findByText(/Состояние уже изменилось/)).toBeDefined()
  })
})

describe('offering', () => {
  test('from the page of a track has chosen it, and the only accelerator there is', async () => {
    server.on(transfers.getTrackTransferChoices, () => choices)
    server.on(transfers.createTrackTransfer, () => outgoing())
    show([], '?tab=outgoing&offer=12')
    const form = await opened()
    await userEvent.type(await form.findByRole('textbox', { name: /Сообщение/ }), 'Берите.')
    await userEvent.click(form.getByRole('button', { name: named('Отправить предложение') }))
    await waitFor(() =>
      expect(server.sentTo(transfers.createTrackTransfer)[0]?.body).toEqual({
        trackId: 12,
        targetId: 3,
        message: 'Берите.',
      }),
    )
    expect(await screen.findByText(named('Трек предложен: «Гавань»'))).toBeDefined()
  })

  test('an existing offer is reported, and what was typed stays', async () => {
    server.on(transfers.getTrackTransferChoices, () => choices)
    server.on(transfers.createTrackTransfer, () => refuse('TRANSFER_REQUEST_EXISTS'))
    show([], '?tab=outgoing&offer=12')
    const form = await opened()
    await userEvent.type(await form.findByRole('textbox', { name: /Сообщение/ }), 'Берите.')
    await userEvent.click(form.getByRole('button', { name: named('Отправить предложение') }))
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toMatch(/предлож/)
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /Сообщение/ }).value).toBe('Берите.')
  })

  test.each([
    [{ ...choices, isAllowed: false }, /пока не предлагает свои треки/, 'Открыть профиль акселератора'],
    [{ ...choices, targets: [] }, /не называет никого/, 'Открыть профиль акселератора'],
    [{ ...choices, tracks: [] }, /Предлагать пока нечего/, 'Открыть программы'],
  ])('where nothing can be offered says why, and where to go (%#)', async (answer, why, link) => {
    server.on(transfers.getTrackTransferChoices, () => answer)
    show([], '?tab=outgoing&offer=new')
    const drawer = await opened()
    expect(await drawer.findByText(why)).toBeDefined()
    expect(drawer.getByRole('link', { name: named(link) })).toBeDefined()
  })
})
