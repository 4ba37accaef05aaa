import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReservedSpace } from './ReservedSpace.tsx'

const draw = (waits: boolean, name = 'block') =>
  render(
    <ReservedSpace name={name} waits={waits}>
      {waits ? null : <p>Три дела</p>}
    </ReservedSpace>,
  ).container.firstElementChild as HTMLElement

/** Size of the content. */
const drawnAs = (width: number, height: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.restoreAllMocks()
})

test('what was never seen takes no space', () => {
  const box = draw(true)
  expect(box.style.height).toBe('')
  expect(box.getAttribute('aria-busy')).toBeNull()
})

test('what is on its way takes the space it had last time, and gives it back once it is there', () => {
  drawnAs(320, 216.4)
  draw(false)
  cleanup()
  const box = draw(true)
  expect(box.style.height).toBe('217px')
  expect(box.getAttribute('aria-busy')).toBe('true')
  cleanup()
  expect(draw(false).style.height).toBe('')
  expect(draw(true, 'another').style.height).toBe('')
})

test('an empty result leaves no space', () => {
  drawnAs(320, 216)
  draw(false)
  cleanup()
  drawnAs(320, 0)
  draw(false)
  cleanup()
  expect(draw(true).style.height).toBe('')
})
