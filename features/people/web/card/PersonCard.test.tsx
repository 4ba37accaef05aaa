import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { personStore } from '#platform/web/person-store.ts'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getPersonCard } from '../../contract/person-card.endpoints.ts'
import '../screens.ts'

const uid = '00000000-0000-4000-8000-000000000002'

const card: ResponseOf<typeof getPersonCard> = {
  uid,
  name: 'Орлов Д. В.',
  lastName: 'Орлов',
  firstName: 'Денис',
  middleName: 'Викторович',
  avatar: null,
  company: 'Маяк',
  location: { country: { id: 1, name: 'Россия' }, region: null, city: { id: 2, name: 'Казань' } },
  specialty: 'Маркетинг',
  industries: [{ id: 3, name: 'Энергетика' }],
  competencies: [{ id: 4, name: 'Продажи' }],
  about: 'Помогаю с первыми продажами.',
  certifiedExpert: true,
  contacts: { email: 'orlov@example.com', phone: '+7 912 000-00-00' },
  details: {
    jobPositions: ['Директор'],
    publications: [{ title: 'Статья', url: 'https://example.com/a' }],
    awards: [{ id: 9, year: 2025, title: 'Стартап года', url: '', file: null }],
    education: { institute: 'КФУ', faculty: '', course: '', group: '' },
  },
  investor: null,
  actions: ['write'],
}

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'people/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  personStore.set({ uid: '00000000-0000-4000-8000-000000000001' } as never)
})

afterEach(leaveScreen)

const Page = () => <PersonName person={{ uid, name: card.name }} />
const open = async () => {
  showScreen(Page, '/bch/view/bch-test')
  await userEvent.click(await screen.findByRole('button', { name: card.name }))
}

test('a name opens the card with all that the server answers, and a message is one press away', async () => {
  server.on(getPersonCard, () => card)
  await open()
  for (const words of ['Казань, Россия', 'Продажи', 'Директор', 'КФУ', /Стартап\sгода/, /Сертифицированный/])
    expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Статья' }).getAttribute('href')).toBe('https://example.com/a')
  expect(screen.getByRole('link', { name: 'Написать сообщение' }).getAttribute('href')).toContain(
    `to=${encodeURIComponent(`person:${uid}`)}`,
  )
})

test('private data is absent, and the reader sees why', async () => {
  server.on(getPersonCard, () => ({ ...card, contacts: null, details: null, actions: [] }))
  await open()
  expect(await screen.findByText(/видят те, кто работает/)).toBeDefined()
  expect(screen.queryByText('orlov@example.com')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Написать сообщение' })).toBeNull()
})

test('a card that is not shown says so', async () => {
  server.on(getPersonCard, () => refuse('NOT_FOUND'))
  await open()
  await waitFor(() => expect(screen.getByText('Карточка закрыта')).toBeDefined())
})
