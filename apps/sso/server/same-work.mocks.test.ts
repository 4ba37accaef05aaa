import type * as Argon from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { makeAccount, page, registration, startPortal } from '../../../tests/support/sign-on.ts'

const work = vi.hoisted(() => ({ hash: 0, verify: 0 }))

// Counts the costly work instead of timing it: nothing else takes long enough to be measured over a network.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof Argon>()
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      work.hash++
      return real.hash(...given)
    },
    verify: (...given: Parameters<typeof real.verify>) => {
      work.verify++
      return real.verify(...given)
    },
  }
})

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database)
  await makeAccount(database, portal.browser(), 'known@example.org')
  await portal.browser().post('/register', registration('waiting@example.org'))
  await makeAccount(database, portal.browser(), 'blocked@example.org')
  const blocked = await portal.sso.service.accounts.list({
    statuses: ['A'],
    findText: 'blocked',
    limit: 1,
    offset: 0,
  })
  await portal.sso.service.accounts.setStatus({ uid: blocked.items[0]!.uid, status: 'B' })
})
afterAll(() => portal.app.close())
beforeEach(() => void Object.assign(work, { hash: 0, verify: 0 }))

const everybody = ['known', 'waiting', 'blocked', 'nobody'].map((name) => `${name}@example.org`)
const comparable = ({ status, body, headers }: { status: number; body: object; headers: object }) => ({
  status,
  body: { ...body, requestId: '' },
  headers: Object.keys(headers).toSorted(),
})

it.each([
  [
    'a sign-in that fails',
    '/login',
    (email: string) => ({ email, password: 'wrong-Horse1', ...page }),
    { hash: 0, verify: 1 },
  ],
  ['a registration', '/register', registration, { hash: 1, verify: 0 }],
  [
    'a forgotten password',
    '/forgotten-password',
    (email: string) => ({ email, locale: 'ru', ...page }),
    { hash: 0, verify: 0 },
  ],
])('%s is the same answer and the same work for every address', async (_name, path, form, costs) => {
  const answers = []
  for (const email of everybody) {
    Object.assign(work, { hash: 0, verify: 0 })
    answers.push(comparable(await portal.browser().post(path, form(email))))
    expect(work, email).toEqual(costs)
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
})
