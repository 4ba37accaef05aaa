import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { errorText } from './error-text.ts'
import { startTexts } from './texts.ts'

beforeAll(() => startTexts('en', { 'platform/texts/en.json': () => import('../texts/en.json') }, []))

const failed = (status: number, body: unknown) => new ApiError({ url: '/x', status, statusText: 'Oh', body })

test.each([
  ['a code that has a text', failed(409, { message: 'Conflict: TRACK_ARCHIVED' }), /archived/i],
  [
    'what stands after the first colon, trimmed',
    failed(502, { message: 'Gateway:  at 12:30 again ' }),
    /^at 12:30 again$/,
  ],
  ['a message without a colon', failed(400, { message: 'Too many files' }), /^Too many files$/],
  [
    'what the status means, of a code without a text',
    failed(409, { code: 'NEVER_HEARD_OF', message: 'Conflict: NEVER_HEARD_OF' }),
    /data has changed/i,
  ],
  [
    'what the status means, where nothing is left',
    failed(502, { message: 'Gateway: ' }),
    /does not|unavailable|away|moment/i,
  ],
  ['what the status means, where there is no body', failed(404, null), /record doesn’t exist/i],
  ['the status, where nothing is known of it', failed(418, 'tea'), /^418 Oh$/],
  [
    'that it is unknown, of a fault in the page',
    new Error('x is not a function'),
    /unexpected|went wrong|error/i,
  ],
  ['the value, where it is no error', 'Plain', /^Plain$/],
])('says %s', (_what, error, words) => {
  expect(errorText(error)).toMatch(words)
})
