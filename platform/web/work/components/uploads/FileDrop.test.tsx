import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { endpoint } from '#platform/contract/endpoint.ts'
import { startUpload } from '#platform/contract/uploads.ts'
import { ApiError } from '../../../api/api-error.ts'
import { upload } from '../../../api/upload.ts'
import { fakeServer } from '../../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../../tests/support/work-screen.tsx'
import { FileDrop } from './FileDrop.tsx'

const keepPlan = endpoint({
  name: 'keepPlan',
  method: 'POST',
  path: '/plan/keep',
  summary: 'Keep a plan',
  transport: 'multipart',
  response: null,
  changes: [],
  permission: 'signed-in',
})

const show = (failure: ApiError | null, single = false) => {
  const send = vi.fn(async () => {
    if (failure) throw failure
  })
  showScreen(() => <FileDrop label="Выбрать" send={send} onArrived={() => undefined} single={single} />, '/')
  return send
}

const choose = async (...files: File[]) => userEvent.upload(await screen.findByLabelText('Выбрать'), files)

const failed = (status: number, code?: string) =>
  new ApiError({ url: '/', status, statusText: '', body: code ? { code, message: code } : null })
const file = (name: string, text = 'a') => new File([text], name, { type: 'application/pdf' })

beforeAll(() => startWorkTexts({}))

afterEach(leaveScreen)

test('what the portal refuses can be put away, not tried again', async () => {
  show(failed(400, 'FILE_INCORRECT'))
  await choose(file('evil.pdf'))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Убрать «evil.pdf»' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what did not reach the portal can be tried again', async () => {
  const send = show(failed(0))
  await choose(file('plan.pdf'))
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(send).toHaveBeenCalledTimes(2)
})

test('an empty file is reported as empty before anything is sent', async () => {
  const send = show(null)
  await choose(file('empty.pdf', ''))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Файл\sпуст/)
  expect(send).not.toHaveBeenCalled()
})

test('one file takes the place of another that was refused', async () => {
  show(failed(400, 'FILE_INCORRECT'), true)
  await choose(file('first.pdf'))
  await screen.findByText('first.pdf')
  await choose(file('second.pdf'))
  await screen.findByText('second.pdf')
  expect(screen.queryByText('first.pdf')).toBeNull()
})

test('two equal files are two uploads, each received by a call of its own', async () => {
  const server = fakeServer()
  server.on(keepPlan, () => undefined)
  showScreen(
    () => <FileDrop label="Выбрать" send={(one, options) => upload(keepPlan, {}, one, options)} />,
    '/',
  )
  await choose(file('a.pdf'), file('копия a.pdf'), file('a.pdf'))
  await vi.waitFor(() => expect(server.sentTo(keepPlan)).toHaveLength(3))
  const keys = server.sentTo(startUpload).map(({ body }) => (body as { key: string }).key)
  expect(new Set(keys).size).toBe(3)
})
