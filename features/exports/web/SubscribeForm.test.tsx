import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import {
  getSubscriptionPeople,
  getSubscriptions,
  resumeSubscription,
} from '../contract/subscription.endpoints.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

const request = { list: 'reportGeneralReasons', search: 'programmeId=3&trackId=4', columns: ['reason'] }
const anna = { uid: '00000000-0000-4000-8000-000000000001', name: 'Анна Заказчикова', avatarUrl: null }

const Shown = () => <SubscribeForm request={request} hasPeriod={false} />

let server: ReturnType<typeof fakeServer>

const subscription = {
  id: 9,
  list: 'reportGeneralReasons',
  name: 'Причины отказов',
  weekday: 1,
  clock: '09:00',
  period: null,
  timeZone: 'Europe/Moscow',
  owner: anna,
  people: [],
  fault: 'Трек',
  page: null,
  actions: ['resume' as const, 'delete' as const],
}

beforeAll(() => startWorkTexts({ 'exports/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getSubscriptionPeople, () => ({ items: [anna] }))
  server.on(getSubscriptions, () => ({
    items: [subscription, { ...subscription, id: 10, list: 'listProjects' }],
  }))
  server.on(resumeSubscription, () => undefined)
  showScreen(Shown, '/reports/analytic/general-reasons')
})

afterEach(leaveScreen)

test('a paused subscription to the list is resumed with the filters of now', async () => {
  const resume = await screen.findAllByRole('button', { name: named('Возобновить с этим отбором') })
  expect(resume).toHaveLength(1)
  await userEvent.click(resume[0]!)
  await expect
    .poll(() => server.sentTo(resumeSubscription)[0]?.body)
    .toEqual({ subscriptionId: 9, search: request.search, columns: ['reason'] })
})

test('people are searched by the server, with the sponsors of the programme', async () => {
  await userEvent.type(await screen.findByRole('combobox', { name: /Кому/ }), 'заказ')
  await expect
    .poll(() => server.sentTo(getSubscriptionPeople).at(-1)?.query)
    .toEqual({ programmeId: '3', findText: 'заказ' })
  expect(await screen.findByRole('option', { name: /Заказчикова/ })).toBeDefined()
})
