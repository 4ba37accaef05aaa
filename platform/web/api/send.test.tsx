import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { acceleratorStore, personStore } from '../person-store.ts'
import { accessToken, saveTokens } from '../session.ts'
import { answer, refusal, serve } from '../testing/answers.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { download, fileNameOf } from './download.ts'

const getThing = endpoint({
  name: 'getThing',
  method: 'GET',
  path: '/thing/:id',
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  query: z.object({ userUid: z.string(), tags: z.string().optional() }),
  headers: z.object({ 'accelerator-id': z.string() }),
  ownUid: 'userUid',
  response: z.object({ ok: z.boolean() }),
  reads: [],
  permission: 'signed-in',
})

const ask = (id = 1) => call(getThing, { params: { id } })

beforeEach(() => {
  saveTokens({ accessToken: 'old', refreshToken: 'refresh' })
  acceleratorStore.set(null)
})

afterEach(() => {
  localStorage.clear()
  personStore.set(null)
  vi.unstubAllGlobals()
})

const expiresOld = () =>
  answer(getThing, ({ headers }) =>
    headers.get('authorization') === 'Bearer new' ? { ok: true } : refusal('SESSION_EXPIRED'),
  )

test('a call is answered in the language of the page', async () => {
  serve([answer(getThing, ({ headers }) => ({ ok: headers.get('accept-language') === 'en' }))])
  for (const [language, ok] of [
    ['en', true],
    ['ru', false],
  ] as const) {
    document.documentElement.lang = language
    expect(await ask()).toEqual({ ok })
  }
})

test('many calls that meet 401 at once make one refresh and are all sent again', async () => {
  const refresh = vi.fn(async () => ({ accessToken: 'new', refreshToken: 'refresh 2' }))
  serve([expiresOld()], { refresh })
  const answers = await Promise.all([ask(1), ask(2), ask(3), ask(4)])
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }, { ok: true }])
  expect(refresh).toHaveBeenCalledExactlyOnceWith('refresh')
  expect(accessToken()).toBe('new')
})

test('a refresh that is refused leads to the exit route', async () => {
  const onExit = vi.fn()
  serve([expiresOld()], { refresh: async () => Promise.reject(new Error('refused')), onExit })
  await expect(ask()).rejects.toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
  expect(onExit).toHaveBeenCalledOnce()
})

test('a refresh that lacks a token is refused too', async () => {
  const onExit = vi.fn()
  serve([expiresOld()], { refresh: async () => ({ accessToken: 'new', refreshToken: '' }), onExit })
  await expect(ask()).rejects.toBeInstanceOf(ApiError)
  expect(onExit).toHaveBeenCalledOnce()
})

test.each([503, 500, 429, 409])('a refresh that fails with %d does not end the session', async (status) => {
  const onExit = vi.fn()
  const away = new ApiError({ url: '', status, statusText: '', body: null })
  serve([expiresOld()], { refresh: async () => Promise.reject(away), onExit })
  await expect(ask()).rejects.toBe(away)
  expect(onExit).not.toHaveBeenCalled()
  expect(accessToken()).toBe('old')
})

test('403 goes home with ACCESS_DENIED, unless the caller shows it itself', async () => {
  const onDenied = vi.fn()
  serve([answer(getThing, () => refusal('ACCESS_DENIED'))], { onDenied })
  await expect(call(getThing, { params: { id: 1 } }, { deniedHere: true })).rejects.toMatchObject({
    status: 403,
  })
  expect(onDenied).not.toHaveBeenCalled()
  await expect(ask()).rejects.toMatchObject({ status: 403 })
  expect(onDenied).toHaveBeenCalledExactlyOnceWith('ACCESS_DENIED')
})

test('the address and headers say who asks, for which accelerator', async () => {
  acceleratorStore.set(7)
  personStore.set({ uid: 'me' } as never)
  const made = serve([answer(getThing, () => ({ ok: true }))])
  await call(getThing, { params: { id: 5 }, query: { tags: ['a', 'b'] } })
  expect(made[0]?.url.pathname).toBe('/api/v1/thing/5')
  expect(Object.fromEntries(made[0]?.url.searchParams ?? [])).toEqual({ userUid: 'me', tags: 'a,b' })
  expect(made[0]?.headers.get('accelerator-id')).toBe('7')
  expect(made[0]?.headers.get('authorization')).toBe('Bearer old')
})

test('a call that is given up says so', async () => {
  serve([])
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('aborted', 'AbortError')))
  await expect(ask()).rejects.toMatchObject({ name: 'AbortError', message: 'Request aborted' })
})

test('an answer that breaks off on its way is none, so it is worth asking again; what is no JSON is not', async () => {
  const breaksOff = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })
  serve([answer(getThing, () => new Response(breaksOff))])
  const away = { name: 'ApiError', status: 0, isAway: true }
  await expect(ask()).rejects.toMatchObject(away)
  await expect(download(getThing, { params: { id: '1' } })).rejects.toMatchObject(away)
  serve([answer(getThing, () => new Response('<html>'))])
  await expect(ask()).rejects.toBeInstanceOf(SyntaxError)
})

test('file names come from the header, the UTF-8 form first', () => {
  expect(
    fileNameOf('attachment; filename="a.xlsx"; filename*=UTF-8\'\'%D0%9E%D1%82%D1%87%D1%91%D1%82.xlsx'),
  ).toBe('Отчёт.xlsx')
  expect(fileNameOf('attachment; filename="a \\"b\\".xlsx"')).toBe('a "b".xlsx')
  expect(fileNameOf(null)).toBe('Report.xls')
})
