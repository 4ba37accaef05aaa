import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { bannerStore } from '#platform/web/messages/banner-store.ts'
import { closeAnnouncement, getCurrentAnnouncements } from '../../contract/announcement.endpoints.ts'
import { ShownAnnouncements } from './ShownAnnouncements.tsx'

const once = { id: 1, title: 'Новый отчёт', text: 'Он готов.', stays: false }
const lasting = { id: 2, title: 'Приём открыт', text: 'До пятницы.', stays: true }

let items: (typeof once)[]
let closed: number[]

beforeAll(() => startWorkTexts({ 'announcements/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  items = [once, lasting]
  closed = []
  const server = fakeServer()
  server.on(getCurrentAnnouncements, () => ({ items }))
  server.on(closeAnnouncement, ({ body: { id } }) => {
    closed.push(id)
    items = items.filter((one) => one.id !== id)
    return undefined
  })
})

afterEach(leaveScreen)

test('one that is shown once is closed by showing it, and stays on this page until the person closes it', async () => {
  const user = userEvent.setup()
  showScreen(ShownAnnouncements, '/')
  expect(await screen.findByText('Новый отчёт')).toBeTruthy()
  await waitFor(() => expect(closed).toEqual([1]))
  expect(screen.getByText('Новый отчёт')).toBeTruthy()
  expect(screen.getByText('Приём открыт')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Новый\sотчёт/ }))
  await waitFor(() => expect(screen.queryByText('Новый отчёт')).toBeNull())
  // Showing it was enough: it is not closed twice.
  expect(closed).toEqual([1])
  await user.click(screen.getByRole('button', { name: /Приём\sоткрыт/ }))
  await waitFor(() => expect(closed).toEqual([1, 2]))
})

test('one that was shown once does not come back on the next page', async () => {
  showScreen(ShownAnnouncements, '/')
  await waitFor(() => expect(closed).toEqual([1]))
  leaveScreen()
  showScreen(ShownAnnouncements, '/')
  expect(await screen.findByText('Приём открыт')).toBeTruthy()
  expect(screen.queryByText('Новый отчёт')).toBeNull()
})

test('one that cannot be closed during maintenance disappears from this page without an error', async () => {
  const server = fakeServer()
  server.on(getCurrentAnnouncements, () => ({ items }))
  server.on(closeAnnouncement, () => refuse('PORTAL_READ_ONLY'))
  const user = userEvent.setup()
  showScreen(ShownAnnouncements, '/')
  await user.click(await screen.findByRole('button', { name: /Приём\sоткрыт/ }))
  await waitFor(() => expect(screen.queryByText('Приём открыт')).toBeNull())
  expect(bannerStore.get().showMessage).toBe(false)
})
