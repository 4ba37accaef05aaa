import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { getExpertJobFilters } from '../../expertise/contract/expert-job.endpoints.ts'
import * as calls from '../contract/act.endpoints.ts'
import * as payments from '../contract/expert-payment.endpoints.ts'
import { Acts } from './acts/Acts.tsx'
import type { Act, ClientPayment, Earning } from './books.types.ts'
import { Costs } from './costs/Costs.tsx'
import { Earnings } from './earnings/Earnings.tsx'
import { Payments } from './payments/Payments.tsx'
import { ActTemplate } from './template/ActTemplate.tsx'
import { Problems } from './template/Problems.tsx'

let server: ReturnType<typeof fakeServer>

const expert = { uid: '00000000-0000-4000-8000-000000000007', name: 'Орлова Е. Д.', avatarUrl: null }

const aPayment = (own: Partial<ClientPayment> = {}): ClientPayment => ({
  id: 7,
  serialNumber: 'E-000007',
  state: 'DUE',
  amount: '12000.50',
  currency: 'RUB',
  dueSince: '2026-11-02',
  acceptBy: null,
  act: null,
  paidOn: null,
  note: '',
  disputeReason: '',
  resolution: '',
  version: 1,
  actions: ['pay'],
  project: { id: 5, name: 'Тихий город' },
  task: { id: 51, name: 'Анализ рынка' },
  programme: { id: 1, name: 'Северный старт' },
  expert,
  ...own,
})

const anAct = (own: Partial<Act> = {}): Act => ({
  id: 3,
  number: 14,
  accelerator: { id: 4, name: 'Орбита' },
  client: null,
  expert,
  amount: '27000',
  currency: 'RUB',
  jobs: 2,
  since: '2026-11-01',
  till: '2026-11-30',
  madeOn: '2026-11-30',
  basis: '',
  status: 'OPEN',
  disputed: 0,
  createdAt: '2026-11-30T09:00:00.000Z',
  paidOn: null,
  note: '',
  cancelReason: '',
  version: 2,
  actions: ['pay', 'cancel'],
  ...own,
})

const page = <Row,>(items: Row[]) => ({ items, total: items.length, totalIsExact: true, next: null })
const totals = [
  { currency: 'RUB' as const, notDue: '0', due: '12000.50', inAct: '0', disputed: '0', paid: '3000' },
]

beforeAll(() => startWorkTexts({ 'expert-payments/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getExpertJobFilters, () => ({ experts: [expert], programmes: [], mayOrder: false }))
  server.on(calls.getActTemplates, () => ({
    templates: [
      { language: 'ru' as const, file: null, actions: ['upload' as const] },
      {
        language: 'en' as const,
        file: { name: 'ours.docx', size: 2048, uploadedAt: '2026-11-20T09:00:00.000Z' },
        actions: ['upload' as const, 'reset' as const],
      },
    ],
    editable: true,
  }))
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('payments', () => {
  const show = (items: ClientPayment[]) => {
    server.on(payments.listExpertPayments, () => ({ ...page(items), totals: items.length > 0 ? totals : [] }))
    showScreen(Payments, '/bch/view/expert-job/payments')
  }

  test('without any says how they come about, and without an accelerator asks for nothing', async () => {
    show([])
    expect(await screen.findByText(/Платных\sэкспертиз\sпока\sнет/)).toBeDefined()
    leaveScreen()
    acceleratorStore.set(null)
    const before = server.sentTo(payments.listExpertPayments).length
    show([])
    expect(await screen.findByText(/Оплату\sвидит\sкоманда/)).toBeDefined()
    expect(server.sentTo(payments.listExpertPayments)).toHaveLength(before)
  })

  test('show totals of what matches, and are marked as paid with a day and a document', async () => {
    show([aPayment()])
    server.on(payments.payExpertJob, () => aPayment({ state: 'PAID', actions: [] }))
    expect((await screen.findAllByText(/E.000007/)).length).toBeGreaterThan(0)
    const sums = within(screen.getByRole('group', { name: 'Итого' }))
    expect(sums.getByText(/12\s000,50/)).toBeDefined()
    expect(sums.queryByText('Оспаривается')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /действия/i }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Отметить оплату') }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(await form.findByLabelText(/Платёжный\sдокумент/), 'п/п 14')
    await userEvent.click(form.getByRole('button', { name: named('Отметить оплату') }))
    await waitFor(() =>
      expect(server.sentTo(payments.payExpertJob)[0]?.body).toMatchObject({
        jobId: 7,
        version: 1,
        note: 'п/п 14',
      }),
    )
  })

  test('that are disputed are resolved with words, and another amount where it is owed', async () => {
    show([aPayment({ state: 'DISPUTED', disputeReason: 'Сумма не та.', actions: ['resolve'] })])
    server.on(payments.resolveExpertDispute, () => aPayment())
    expect(await screen.findByText('Сумма не та.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /действия/i }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Разрешить спор') }))
    const form = within(await screen.findByRole('dialog'))
    const amount = await form.findByLabelText(/Сумма\sк\sвыплате/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '13000')
    await userEvent.click(form.getByRole('button', { name: named('Разрешить спор') }))
    expect(server.sentTo(payments.resolveExpertDispute)).toEqual([])
    await userEvent.type(form.getByLabelText(/Ответ\sэксперту/), 'Доплатим.')
    await userEvent.click(form.getByRole('button', { name: named('Разрешить спор') }))
    await waitFor(() =>
      expect(server.sentTo(payments.resolveExpertDispute)[0]?.body).toEqual({
        jobId: 7,
        version: 1,
        resolution: 'DUE',
        amount: '13000',
        comment: 'Доплатим.',
      }),
    )
  })

  test('that were paid are owed again only as not really paid, by the same amount', async () => {
    show([
      aPayment({
        state: 'DISPUTED',
        paidOn: '2026-11-20',
        disputeReason: 'Не пришло.',
        actions: ['resolve'],
      }),
    ])
    expect(await screen.findByText('Не пришло.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /действия/i }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Разрешить спор') }))
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText(/^Выплачено$/)).toBeDefined()
    expect(form.queryByLabelText(/Сумма\sк\sвыплате/)).toBeNull()
  })

  test('that can’t be read say so', async () => {
    server.on(payments.listExpertPayments, () => refuse('UNEXPECTED_ERROR'))
    showScreen(Payments, '/bch/view/expert-job/payments')
    expect(await screen.findByRole('button', { name: named('Повторить') })).toBeDefined()
    leaveScreen()
    server.on(payments.listExpertPayments, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showScreen(Payments, '/bch/view/expert-job/payments')
    expect(await screen.findByText(/Оплату\sвидит\sкоманда/)).toBeDefined()
  })
})

test('costs are listed by programme', async () => {
  server.on(payments.listExpertCosts, () => ({
    ...page([
      {
        key: '1-RUB',
        programme: { id: 1, name: 'Северный старт' },
        currency: 'RUB' as const,
        jobs: 3,
        notDue: '0',
        due: '12000.50',
        inAct: '0',
        disputed: '0',
        paid: '3000',
        total: '15000.50',
      },
    ]),
    totals,
  }))
  showScreen(Costs, '/bch/view/expert-job/costs')
  expect((await screen.findAllByText('Северный старт')).length).toBeGreaterThan(0)
  expect(screen.getByText(/15\s000,50/)).toBeDefined()
})

describe('acts', () => {
  test('are made of what is due to one expert, as the preview shows it', async () => {
    server.on(calls.listExpertActs, () => page([anAct()]))
    server.on(calls.listOwedExperts, () => ({
      items: [
        {
          expert,
          currency: 'RUB' as const,
          jobs: 1,
          amount: '12000',
          since: '2026-11-02',
          till: '2026-11-02',
        },
      ],
    }))
    let amount = '12000.00'
    server.on(calls.previewExpertAct, () => ({
      jobs: [
        {
          id: 7,
          serialNumber: 'E-000007',
          project: 'Тихий город',
          acceptedOn: '2026-11-02',
          amount: '12000',
        },
      ],
      amount,
      hasMore: false,
    }))
    server.on(calls.makeExpertAct, () => refuse('STATE_CHANGED'))
    showScreen(Acts, '/bch/view/expert-job/acts')
    await userEvent.click(await screen.findByRole('button', { name: named('Составить акт') }))
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText(/В\sакт\sвойдёт\s1\sэкспертиза/)).toBeDefined()
    amount = '12500.00'
    const submit = () => userEvent.click(form.getByRole('button', { name: named('Составить акт') }))
    const terms = {
      expertUid: expert.uid,
      currency: 'RUB',
      since: '2026-11-02',
      till: '2026-11-02',
      basis: '',
    }
    await submit()
    await waitFor(() =>
      expect(server.sentTo(calls.makeExpertAct)[0]?.body).toEqual({
        own: false,
        ...terms,
        expected: { jobs: 1, amount: '12000.00' },
      }),
    )
    // The current amount is shown, and the act is created with it.
    expect(await form.findByText(/12\s500/)).toBeDefined()
    server.on(calls.makeExpertAct, () => anAct())
    await submit()
    await waitFor(() =>
      expect(server.sentTo(calls.makeExpertAct)[1]?.body).toEqual({
        own: false,
        ...terms,
        expected: { jobs: 1, amount: '12500.00' },
      }),
    )
  })

  test('with a dispute say so instead of their state', async () => {
    server.on(calls.listExpertActs, () => page([anAct({ disputed: 1 })]))
    showScreen(Acts, '/bch/view/expert-job/acts')
    expect((await screen.findAllByText(/1\sспор/)).length).toBeGreaterThan(0)
  })
})

describe('templates', () => {
  test('are those of the portal, or of the accelerator; one that can’t be filled in is reported with its places', async () => {
    showScreen(ActTemplate, '/bch/view/expert-job/acts/template')
    expect(await screen.findByText(/Стандартный\sшаблон\sпортала/)).toBeDefined()
    expect(screen.getByText(/ours\.docx/)).toBeDefined()
    expect(screen.getByText('{{TotalInWords}}')).toBeDefined()
    // Only an own template can be reset.
    const [reset, ...others] = screen.getAllByRole('button', { name: named('Вернуть стандартный') })
    expect(others).toEqual([])
    server.on(calls.resetActTemplate, () => undefined)
    await userEvent.click(reset!)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: named('Вернуть стандартный') }))
    expect(await screen.findByText(named('Акт на английском: стандартный шаблон'))).toBeDefined()
    expect(server.sentTo(calls.resetActTemplate)[0]?.body).toEqual({ language: 'en' })
    leaveScreen()
    const Refused = () => (
      <Problems
        problems={[
          { kind: 'UNKNOWN', tag: '{{Datum}}', part: 'document', paragraph: 2, text: 'от {{Datum}}' },
        ]}
      />
    )
    showScreen(Refused, '/bch/view/expert-job/acts/template')
    expect(await screen.findByText(/Неизвестная\sметка\s\{\{Datum\}\}\sв\sабзаце\s2/)).toBeDefined()
  })
})

test('earnings are disputed with a reason', async () => {
  const { project: _project, task: _task, programme: _programme, expert: _expert, ...books } = aPayment()
  const earning: Earning = {
    ...books,
    accelerator: { id: 4, name: 'Орбита' },
    requester: null,
    subject: null,
    actions: ['dispute'],
  }
  server.on(payments.listExpertEarnings, () => ({
    ...page([earning]),
    totals,
    accelerators: [{ id: 4, name: 'Орбита' }],
  }))
  server.on(payments.disputeExpertPayment, () => ({ ...earning, state: 'DISPUTED' as const, actions: [] }))
  showScreen(Earnings, '/bch/view/expert-job-order/earnings')
  expect((await screen.findAllByText(/E.000007/)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: /действия/i }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Оспорить оплату') }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(await form.findByLabelText(/Что\sне\sтак/), 'Не пришло.')
  await userEvent.click(form.getByRole('button', { name: named('Оспорить оплату') }))
  await waitFor(() =>
    expect(server.sentTo(payments.disputeExpertPayment)[0]?.body).toEqual({
      jobId: 7,
      version: 1,
      reason: 'Не пришло.',
    }),
  )
})
