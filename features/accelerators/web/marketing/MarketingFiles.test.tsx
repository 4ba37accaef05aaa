import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { QuotaUsage } from '#platform/domain/quotas.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { deleteMarketingFile, listMarketingFiles } from '../../contract/marketing.endpoints.ts'
import type { MarketingFile } from '../accelerator.types.ts'
import { MarketingFiles } from './MarketingFiles.tsx'

let server: ReturnType<typeof fakeServer>

const file = (own: Partial<MarketingFile> = {}): MarketingFile => ({
  id: 1,
  name: 'Буклет',
  description: 'Для основателей',
  access: 'TEAM',
  file: {
    id: '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c998',
    name: 'Буклет.pdf',
    mime: 'application/pdf',
    group: 'OCTET_STREAM',
    size: 2048,
  },
  open: false,
  createdBy: { uid: '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c999', name: 'Волкова М. О.', avatarUrl: null },
  createdAt: '2026-11-01T09:00:00.000Z',
  actions: ['edit', 'delete'],
  ...own,
})

const show = (items: MarketingFile[], mayUpload = true, approved = true, room: QuotaUsage | null = null) => {
  server.on(listMarketingFiles, () => ({
    items,
    total: items.length,
    totalIsExact: true,
    next: null,
    mayUpload,
    approved,
    room,
  }))
  showScreen(MarketingFiles, '/bch/view/marketing-files')
}

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Ещё\sдействия: Буклет/ }))

beforeAll(() => startWorkTexts({ 'accelerators/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(5)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('the team reads, but adds and deletes nothing', async () => {
  show([file({ actions: [] })], false)
  await openMenu()
  expect((await screen.findAllByRole('menuitem')).length).toBe(2)
  expect(screen.queryByRole('button', { name: named('Добавить файлы') })).toBeNull()
})

test('only a file for everyone has a link, and the menu says why another has none', async () => {
  show([file()])
  await openMenu()
  const copy = await screen.findByRole('menuitem', { name: /Скопировать\sссылку/ })
  expect(copy.textContent).toMatch(/Ссылка\sесть\sтолько\sу\sфайлов\sдля\sвсех/)
})

test('before the approval a file for everyone waits inside', async () => {
  show([file({ access: 'EVERYONE' })], true, false)
  expect(await screen.findByText(/Все\s—\sпосле\sподтверждения/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /^Все/ }))
  expect(screen.getByText(/ещё\sне\sподтвердил\sакселератор/)).toBeDefined()
})

test('deleting is confirmed, and names the file', async () => {
  server.on(deleteMarketingFile, () => undefined)
  show([file()])
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Удалить') }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText(/Ссылки\sна\sнего\sперестанут/)).toBeDefined()
  await userEvent.click(drawer.getByRole('button', { name: named('Удалить') }))
  expect(await screen.findByText(/Файл\s«Буклет»\sудалён/)).toBeDefined()
  expect(server.sentTo(deleteMarketingFile)[0]?.body).toEqual({ id: 1 })
})

test('without an accelerator there is nothing to show', async () => {
  acceleratorStore.set(null)
  showScreen(MarketingFiles, '/bch/view/marketing-files')
  expect(await screen.findByText(named('Акселератор не выбран'))).toBeDefined()
})

const room = (files: number): QuotaUsage => ({
  files,
  bytes: 2_097_152,
  maxFiles: 10,
  maxBytes: 5_368_709_120,
})

test('a warning appears when storage is nearly full, and no upload where no file can be added', async () => {
  show([], true, true, room(8))
  expect(await screen.findByText(/файлов\s8\sиз\s10/)).toBeDefined()
  expect(document.querySelector('input[type=file]')).not.toBeNull()
})

test('without free storage, the reason replaces the upload', async () => {
  show([], true, true, room(10))
  expect(await screen.findByText(/Место для\sфайлов закончилось/)).toBeDefined()
  expect(document.querySelector('input[type=file]')).toBeNull()
})
