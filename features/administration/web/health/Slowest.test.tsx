import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { Slowest } from './Slowest.tsx'

beforeAll(() => startWorkTexts({ 'administration/texts/ru.json': () => import('../../texts/ru.json') }))
afterEach(leaveScreen)

const start = `select ${'x'.repeat(293)}`
const slow = [
  { id: '10 1 t', name: start, calls: 1, meanMs: 20, longestMs: 30 },
  { id: '10 2 t', name: start, calls: 1, meanMs: 10, longestMs: 30 },
]
const Screen = () => <Slowest title="Медленные запросы" help="" slow={slow} />

test('two statements that begin alike are two rows', async () => {
  const logged = vi.spyOn(console, 'error')
  showScreen(Screen, '/admin/health')
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2)
  expect(logged.mock.calls.flat().join(' ')).not.toContain('same key')
})
