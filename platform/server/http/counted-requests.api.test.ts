import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpApp } from './app.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await createHttpApp({
    logLevel: 'silent',
    https: false,
    requestsPerMinute: 2,
    trustProxy: false,
    constraintErrors: {},
  })
  app.get('/page', async () => ({ read: true }))
})
afterAll(() => app.close())

test('pages that search are counted, however the parameter is written; other pages are not', async () => {
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  for (const url of ['/page', '/page?id=1', '/page', '/page']) expect(await statusOf(url)).toBe(200)
  expect([await statusOf('/page?q=a'), await statusOf('/page?q=b')]).toEqual([200, 200])
  expect([await statusOf('/page?q=c'), await statusOf('/page?id=1&%71=c')]).toEqual([429, 429])
  expect(await statusOf('/page')).toBe(200)
})
