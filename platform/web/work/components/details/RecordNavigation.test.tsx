import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { rememberLoader, rememberShownPage } from '../list/list-neighbours.ts'
import { RecordNavigation } from './RecordNavigation.tsx'

const record = (id: number) => `/bch/view/bch-test?id=${id}` as const
const place = (page: number) => ({ page, size: 2, total: 4, totalIsExact: true })

beforeEach(() => sessionStorage.clear())

test('the last record of a page leads to the first one of the next, with its place in the whole list', async () => {
  rememberShownPage('things', '/admin/people', [record(1), record(2)], place(1))
  rememberLoader('things', '/admin/people', async (page) => ({
    links: [record(3), record(4)],
    place: place(page),
  }))
  const { history } = await renderScreen(<RecordNavigation listId="things" backTo="/admin/people" />, {
    path: record(2),
  })
  expect((await screen.findByText(/2 из/)).textContent?.replace(/\s/g, ' ')).toBe('2 из 4')
  await userEvent.click(screen.getByRole('button', { name: /След/ }))
  await waitFor(() => expect(history.location.search).toBe('?id=3'))
  expect((await screen.findByText(/3 из/)).textContent?.replace(/\s/g, ' ')).toBe('3 из 4')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/people?page=2')
})
