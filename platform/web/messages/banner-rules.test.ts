import { expect, test } from 'vitest'
import { durationOf, durations, lookOf, noBanner, withMessage } from './banner-rules.ts'

const message = (id: number, text = `text ${id}`) => ({ id, text })

test('the look follows the code', () => {
  expect([100, 200, 299, 400, 499, 500, 503].map(lookOf)).toEqual([
    'info',
    'success',
    'success',
    'warning',
    'warning',
    'error',
    'error',
  ])
})

test('success stays two seconds, everything else ten', () => {
  expect([100, 200, 400, 500].map(durationOf)).toEqual([10_000, 2_000, 10_000, 10_000])
})

test('a message opens the banner; the next is appended, and the graver look and longer time win', () => {
  const one = withMessage(noBanner, 200, message(1))
  expect(one).toMatchObject({ showMessage: true, code: 200, duration: 2_000 })
  const two = withMessage(one, 500, message(2))
  expect(two.messagesArray.map(({ id }) => id)).toEqual([1, 2])
  expect(two).toMatchObject({ code: 500, duration: 10_000 })
  expect(withMessage(two, 200, message(3))).toMatchObject({ code: 500, duration: 10_000 })
})

test('a banner that stays goes on staying', () => {
  const stays = withMessage(noBanner, 400, message(1), durations.stays)
  expect(withMessage(stays, 200, message(2)).duration).toBe(durations.stays)
})

test('the same words are not shown twice at once', () => {
  const one = withMessage(noBanner, 400, message(1, 'no'))
  expect(withMessage(one, 400, message(2, 'no')).messagesArray).toHaveLength(1)
})

test('an action that is offered leaves time to do it', () => {
  const offer = { label: 'undo', run: () => undefined }
  expect(withMessage(noBanner, 200, { ...message(1), offer }).duration).toBe(10_000)
})
