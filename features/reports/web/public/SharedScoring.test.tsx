import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { openSharedScoring } from '../../contract/scoring.endpoints.ts'
import { SharedScoring } from './SharedScoring.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(cleanup)

const over = /Ссылка\sне\sработает/

test.each<[ErrorCode, boolean]>([
  ['NOT_FOUND', true],
  ['VALIDATION_FAILED', true],
  ['RATE_LIMITED', false],
])('after %s the page says that the link is over: %s', async (code, isOver) => {
  server.on(openSharedScoring, () => refuse(code))
  render(<SharedScoring link="abc" />)
  expect(await (isOver ? screen.findByText(over) : screen.findByRole('alert'))).toBeDefined()
  expect(screen.queryByText(over) !== null).toBe(isOver)
})
