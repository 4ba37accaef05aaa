import { afterAll, beforeAll, expect, test } from 'vitest'
import { beforeFailures, failedAnswer } from '../api/answer.ts'
import { errorText } from './error-text.ts'
import { failureWords } from './failure-words.ts'
import { startTexts } from './texts.ts'

/** A page that starts without the error texts. */
beforeAll(() =>
  startTexts('en', {
    ...failureWords(),
    'platform/texts/en.json': async () => ({ transport: { 502: 'Temporarily unavailable' } }),
  }),
)

afterAll(() => beforeFailures(() => Promise.resolve()))

const answered = (status: number, body: object | string) =>
  failedAnswer(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

test('a failure is thrown once its words are there', async () => {
  // A proxy responded: nothing is fetched from an unavailable portal.
  expect(errorText(await answered(502, '<h1>Bad Gateway</h1>'))).toBe('Temporarily unavailable')
  const error = await answered(409, { code: 'TRACK_ARCHIVED', message: 'Conflict: TRACK_ARCHIVED' })
  expect(errorText(error)).toMatch(/archived/i)
})
