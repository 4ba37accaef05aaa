import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { replaceExpert } from '../../contract/expert-job.endpoints.ts'
import * as ordering from '../../contract/order.endpoints.ts'
import { aJob, aJobPage } from '../client/job.samples.ts'
import { anExpert } from '../order/expert.samples.ts'
import { ReplaceForm } from './ReplaceForm.tsx'

let server: ReturnType<typeof fakeServer>

const rybin = { uid: '00000000-0000-4000-8000-000000000002', name: 'Рыбин А. В.', avatarUrl: null }
const due = { day: '2099-12-01', endsAt: '2099-12-01T21:00:00.000Z', timeZone: 'Europe/Moscow' }
const job = aJob({ status: 'PROCESS', due, completedAt: null, actions: ['replace'] })

const plan = (trouble: 'CONFLICT' | null, overridable = trouble !== null) =>
  server.on(ordering.previewExpertJobs, ({ body }) => ({
    tasks: [{ id: 51, name: 'Анализ рынка', project: { id: 5, name: 'Тихий город' }, visibleToTeam: true }],
    experts: [rybin],
    due: body.dueOn ? due : null,
    pairs: body.expertUids.map((expertUid) => ({
      taskId: 51,
      expertUid,
      trouble,
      warnings: [],
      conflicts: trouble ? ['TRACKER' as const] : [],
      overridable,
    })),
  }))

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
  server.on(ordering.listExperts, () => ({
    items: [anExpert(rybin)],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  server.on(replaceExpert, () => aJobPage({ id: 8 }))
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

const show = () => showScreen(() => <ReplaceForm job={job} />, '/bch/view/expert-job')
const submit = () => userEvent.click(screen.getByRole('button', { name: named('Заменить эксперта') }))

test('another expert gets the review on the agreed terms, the first reads why, and the new job opens', async () => {
  plan(null)
  const { history } = show()
  expect(await screen.findByText(/Экспертиза уже в\sработе/)).toBeDefined()
  await userEvent.click(await screen.findByRole('radio', { name: /Рыбин/ }))
  const bill = await screen.findByRole('region', { name: named('Итог заказа') })
  expect(bill.textContent).toMatch(/Рыбин А\. В\. — 1/)
  expect(bill.textContent).toMatch(/всего\s15\s000\s₽/)
  expect(bill.textContent).toMatch(/01\.12\.2099/)
  await submit()
  // The first expert reads the reason.
  expect((await screen.findAllByText('Обязательное поле')).length).toBeGreaterThan(0)
  expect(server.sentTo(replaceExpert)).toEqual([])
  await userEvent.type(screen.getByLabelText(/^Причина/), 'Долго не отвечает')
  await submit()
  await waitFor(() => expect(history.location.href).toMatch(/details\?expertJobId=8$/))
  expect(server.sentTo(replaceExpert)[0]?.body).toEqual({
    jobId: 7,
    status: 'PROCESS',
    expertUid: rybin.uid,
    dueOn: '2099-12-01',
    reason: 'Долго не отвечает',
    overrideReason: '',
  })
})

test('a replacement that is refused has no bill', async () => {
  plan('CONFLICT', false)
  show()
  await userEvent.click(await screen.findByRole('radio', { name: /Рыбин/ }))
  expect(await screen.findByText(/Трекер/)).toBeDefined()
  expect(screen.queryByRole('region', { name: named('Итог заказа') })).toBeNull()
})

test('a possible conflict asks why the expert is chosen nevertheless', async () => {
  plan('CONFLICT')
  show()
  await userEvent.click(await screen.findByRole('radio', { name: /Рыбин/ }))
  await userEvent.type(await screen.findByLabelText(/Почему заказываете/), 'Других нет')
  await userEvent.type(screen.getByLabelText(/^Причина/), 'Долго не отвечает')
  await submit()
  await waitFor(() =>
    expect(server.sentTo(replaceExpert)[0]?.body).toMatchObject({
      expertUid: rybin.uid,
      overrideReason: 'Других нет',
    }),
  )
})
