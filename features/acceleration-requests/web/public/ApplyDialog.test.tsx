import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configureApi } from '#platform/web/api/reactions.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { errorStatus, type ErrorCode } from '#platform/domain/error-codes.ts'
import { createAccelerationRequest } from '../../contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../domain/contact-consent.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import type { ProjectCalls } from './apply-projects.ts'

const own = () => import('../../texts/ru.json')
const shared = () => import('../../../../platform/web/texts/ru.json')
let texts: { public: { codes: Record<string, string> } }
let errors: Record<string, string>
let answer: () => { status: number; body: unknown }
const sent: unknown[] = []
let drafts: unknown[] = []

beforeAll(async () => {
  texts = (await own()).default
  errors = (await shared()).default.errors
  await startTexts('ru', { 'acceleration-requests/texts/ru.json': own, 'platform/texts/ru.json': shared }, [
    'acceleration-requests',
  ])
  configureApi({
    refresh: () => Promise.reject(new Error()),
    onExit: () => undefined,
    onDenied: () => undefined,
  })
  // jsdom does not support modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})

beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  drafts = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('/draft/list')) return Response.json({ items: drafts })
    if (url.includes('/request/list')) return Response.json({ items: [], total: 0, totalIsExact: true })
    sent.push(JSON.parse(String(init.body)))
    const { status, body } = answer()
    return Response.json(body, { status })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const projects = {
  list: async () => [{ id: 5, name: 'Теплица', mayApply: true }],
  create: vi.fn(async (name: string) => ({ id: 9, name })),
}
const nobody = { list: async () => [], create: projects.create }
const track = { id: 7, name: 'Агротех', form: [], accelerator: { name: 'Маяк' } }

const show = (calls: ProjectCalls = projects) =>
  render(<ApplyDialog track={track} projects={calls} onClose={() => undefined} />)

const message = () => screen.findByLabelText<HTMLTextAreaElement>(/Сообщение акселератору/)
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Отправить заявку' }))
const send = async () => {
  const consent = await screen.findByRole<HTMLInputElement>('checkbox')
  if (!consent.checked) await userEvent.click(consent)
  await press()
}

const refusal = (code: ErrorCode, fields?: Record<string, string>) => ({
  status: errorStatus[code],
  body: { code, message: `Error: ${code}`, params: {}, fields, requestId: 'r-1' },
})

test.each([
  ...(createAccelerationRequest.errors ?? []),
  'ACCESS_DENIED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNEXPECTED_ERROR',
  'SERVICE_UNAVAILABLE',
] as ErrorCode[])('%s is reported in words, and the text stays', async (code) => {
  answer = () => refusal(code)
  show()
  await userEvent.type(await message(), 'Наш проект')
  await send()
  const words = (texts.public.codes[code] ?? errors[code] ?? 'no words').replaceAll('\u00a0', ' ')
  expect(await screen.findByText(words)).toBeDefined()
  expect((await message()).value).toBe('Наш проект')
})

test('words typed while the intake ended are stored on the portal', async () => {
  const answers = [refusal('NO_ACTIVE_STREAM'), { status: 200, body: { id: 3 } }]
  answer = () => answers.shift()!
  show()
  await userEvent.type(await message(), 'Полчаса текста')
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ projectId: 5, trackId: 7, message: 'Полчаса текста' })
  await waitFor(() => expect(sessionStorage.getItem('apply-draft-7')).toBeNull())
})

test('a refusal that blames the project is shown at the project', async () => {
  answer = () => refusal('REQUEST_EXISTS')
  show()
  await message()
  await send()
  await waitFor(() => expect(screen.getByLabelText('Проект').getAttribute('aria-invalid')).toBe('true'))
})

test('a field the server names is marked', async () => {
  answer = () => refusal('VALIDATION_FAILED', { message: 'TOO_LONG' })
  show()
  await message()
  await send()
  expect(await screen.findByText('Не более 4000 символов')).toBeDefined()
})

test('what is typed is there again after closing or a reload', async () => {
  const first = show()
  await userEvent.type(await message(), 'Черновик')
  first.unmount()
  show()
  expect((await message()).value).toBe('Черновик')
})

test('a sent application says what comes next and forgets the draft', async () => {
  answer = () => ({
    status: 200,
    body: { id: 1, status: 'NEW', project: { id: 5, name: 'Теплица' }, projectTrackId: null },
  })
  show()
  await userEvent.type(await message(), 'Готово')
  await send()
  expect(await screen.findByText('Заявка отправлена')).toBeDefined()
  expect(sent).toEqual([
    { projectId: 5, trackId: 7, message: 'Готово', consentVersion: contactConsentVersion },
  ])
  expect(screen.getByRole('link', { name: 'Мои заявки' }).getAttribute('href')).toBe(
    '/bch/view/my-acceleration-requests',
  )
  expect(sessionStorage.getItem('apply-draft-7')).toBeNull()
})

test('without a project one is made on the way, and only once although the first sending fails', async () => {
  answer = () => refusal('SERVICE_UNAVAILABLE')
  show(nobody)
  await userEvent.type(await screen.findByLabelText('Название проекта'), 'Новый')
  await send()
  expect(await screen.findByText(/Проект «Новый» создан/)).toBeDefined()
  answer = () => ({
    status: 200,
    body: { id: 1, status: 'ACCEPT', project: { id: 9, name: 'Новый' }, projectTrackId: 77 },
  })
  await send()
  expect(await screen.findByText(/принят на/)).toBeDefined()
  // Accepted at once: the way on is the work, not the list of applications.
  expect(screen.getByRole('link', { name: /Начать первое\sзадание/ }).getAttribute('href')).toBe(
    '/bch/view/my-acceleration-requests/initiator-details?projectTrackId=77',
  )
  expect(projects.create).toHaveBeenCalledTimes(1)
  expect(sent.at(-1)).toEqual({
    projectId: 9,
    trackId: 7,
    message: '',
    consentVersion: contactConsentVersion,
  })
})

test('nothing chosen, nothing typed: errors before anything is sent', async () => {
  show(nobody)
  await message()
  await send()
  expect(await screen.findByText('Обязательное поле')).toBeDefined()
  expect(sent).toHaveLength(0)
})

test('without consent nothing is sent, and the box names the contacts and their recipient', async () => {
  show()
  await message()
  const box = screen.getByRole('checkbox', { name: /акселератору «Маяк» контакты/ })
  await press()
  expect(await screen.findByText(/Отметьте согласие: без\sнего заявку не\sотправить/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(sent).toEqual([])
})

test('the consent goes with the version of its text, and is required again after closing', async () => {
  answer = () => refusal('SERVICE_UNAVAILABLE')
  const first = show()
  await message()
  await send()
  await waitFor(() => expect(sent).toMatchObject([{ consentVersion: contactConsentVersion }]))
  first.unmount()
  show()
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
})
