import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { canvasBlocks, type CanvasMapping } from '../domain/canvas.ts'
import { CanvasSheet } from './CanvasSheet.tsx'

const blocks = Object.fromEntries(canvasBlocks.map((block) => [block, []])) as unknown as CanvasMapping

const Shown = () => <CanvasSheet projectId={5} blocks={blocks} paper="a4" />

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../texts/ru.json') }))

afterEach(() => {
  leaveScreen()
  vi.restoreAllMocks()
})

const print = (height: number): void => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  act(() => {
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
  })
}

test('a canvas that is too long for one page says so once it is printed, and no longer than it is', async () => {
  showScreen(Shown, '/reports/analytic/osterwalder')
  await screen.findByRole('region', { name: named('Ключевые партнёры') })
  const words = () => screen.queryByText(/На\sодин\sлист\sA4\sне\sпомещается/)
  print(500)
  expect(words()).toBeNull()
  print(9000)
  expect(words()).not.toBeNull()
  print(500)
  expect(words()).toBeNull()
})
