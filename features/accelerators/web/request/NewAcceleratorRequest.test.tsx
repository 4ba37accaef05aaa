import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getCountries } from '../../../dictionaries/contract/value.endpoints.ts'
import { listWaitingDocuments } from '../../contract/document.endpoints.ts'
import { getAccelerator, getAcceleratorHistory } from '../../contract/profile.endpoints.ts'
import {
  createAcceleratorRequest,
  listMyAcceleratorRequests,
  revokeAcceleratorRequest,
} from '../../contract/request.endpoints.ts'
import { sampleAccelerator } from '../accelerator.samples.ts'
import { NewAcceleratorRequest } from './NewAcceleratorRequest.tsx'

const path = '/bch/view/new-accelerator-request'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'accelerators/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getCountries, () => ({ items: [{ id: 1, code: 'RU', name: 'Россия' }] }))
  server.on(listWaitingDocuments, () => ({ items: [] }))
  server.on(listMyAcceleratorRequests, () => ({ items: [], limit: 3, left: 3 }))
  server.on(getAcceleratorHistory, () => ({ items: [] }))
})

afterEach(leaveScreen)

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }))

test('a user without requests begins at once; an empty step is not left by "next"', async () => {
  showScreen(NewAcceleratorRequest, path)
  await press('Далее')
  expect((await screen.findAllByText(/Обязательное\sполе/)).length).toBeGreaterThan(2)
  expect(screen.getByRole('heading', { level: 2, name: /Об\sакселераторе/ })).toBeDefined()
})

test('any step can be gone to, and what was typed is there again', async () => {
  showScreen(NewAcceleratorRequest, path)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Название/ }), 'Маяк')
  await userEvent.click(screen.getByRole('button', { name: /Юридическое\sлицо/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Налоговый/ }), '77')
  await userEvent.click(screen.getByRole('button', { name: /^Об\sакселераторе/ }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Название/ })).value).toBe('Маяк')
  cleanup()
  // Another tab of this browser.
  sessionStorage.clear()
  showScreen(NewAcceleratorRequest, `${path}?step=legal`)
  const taxNumber = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Налоговый/ })
  await waitFor(() => expect(taxNumber.value).toBe('77'))
})

test.each(['', '12', '-5abc'])(
  'an empty or wrong phone «%s» has an error at its fields, and the first of them has the focus',
  async (typed) => {
    showScreen(NewAcceleratorRequest, `${path}?step=contacts`)
    const phone = await screen.findByRole('textbox', { name: /^Телефон/ })
    const country = screen.getByRole('combobox', { name: /Страна\sномера/ })
    await userEvent.type(screen.getByRole('textbox', { name: /^Контактное/ }), 'Анна Орлова')
    if (typed) await userEvent.type(phone, typed)
    await press('Далее')
    expect(await screen.findByText(/Выберите\sстрану\sномера/)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(country))
    expect(country.getAttribute('aria-invalid')).toBe('true')
    if (typed === '') expect(phone.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('heading', { level: 2, name: /Контакты/ })).toBeDefined()
  },
)

test('sending what is not complete leads to the first step to correct', async () => {
  showScreen(NewAcceleratorRequest, `${path}?step=check`)
  await press('Отправить заявку')
  expect(await screen.findByRole('heading', { level: 2, name: /Об\sакселераторе/ })).toBeDefined()
  expect(server.sentTo(createAcceleratorRequest)).toEqual([])
})

test('requests are shown with their state and the reason; over the limit no new one is offered', async () => {
  server.on(listMyAcceleratorRequests, () => ({
    items: [
      {
        id: 5,
        name: '',
        approval: 'REJECTED' as const,
        approvalAt: '2026-11-01T09:00:00.000Z',
        approvalReason: 'Приложите устав.',
        createdAt: '2026-10-01T09:00:00.000Z',
        version: 1,
        actions: ['resubmit' as const],
      },
    ],
    limit: 3,
    left: 0,
  }))
  showScreen(NewAcceleratorRequest, path)
  const link = await screen.findByRole('link', { name: named('Акселератор без названия') })
  expect(link.getAttribute('href')).toBe(`${path}?acceleratorId=5`)
  expect(screen.getByText('Приложите устав.')).toBeDefined()
  expect(screen.getByText(/Больше\sотправить\sнельзя/)).toBeDefined()
  expect(screen.queryByRole('link', { name: named('Новая заявка') })).toBeNull()
})

test('a waiting request can be taken back, and says so when the administrator was faster', async () => {
  server.on(getAccelerator, () => sampleAccelerator({ actions: ['edit', 'revoke'] }))
  server.on(revokeAcceleratorRequest, () => refuse('STATE_CHANGED'))
  showScreen(NewAcceleratorRequest, `${path}?acceleratorId=5`)
  await userEvent.click(await screen.findByRole('button', { name: named('Ещё действия') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Отозвать заявку') }))
  await userEvent.click(await screen.findByRole('button', { name: named('Отозвать заявку') }))
  await waitFor(() => expect(server.sentTo(revokeAcceleratorRequest)).toHaveLength(1))
  expect(await screen.findByRole('alert')).toBeDefined()
})
