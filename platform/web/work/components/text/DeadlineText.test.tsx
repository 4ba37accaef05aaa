import { render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '../../../i18n/texts.ts'
import { DeadlineText } from './DeadlineText.tsx'

const due = { day: '2026-12-01', endsAt: '2026-12-01T17:00:00Z', timeZone: 'Asia/Novosibirsk' }
const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ')

beforeAll(() => startTexts('ru', import.meta.glob('/platform/web/texts/*.json'), []))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const shownAt = (now: string) => {
  vi.setSystemTime(now)
  const { container } = render(<DeadlineText value={due} />)
  return { text: plain(container.textContent), late: container.querySelector('.deadline-late') !== null }
}

test.each([
  ['2026-11-28T10:00:00Z', 'до 01.12.2026 23:59 UTC+7,осталось 3 дня', false],
  ['2026-12-01T16:30:00Z', 'до 01.12.2026 23:59 UTC+7,осталось 30 минут', false],
  ['2026-12-01T17:01:00Z', 'до 01.12.2026 23:59 UTC+7,просрочено на 1 день', true],
  ['2026-12-01T19:00:00Z', 'до 01.12.2026 23:59 UTC+7,просрочено на 1 день', true],
])('a day ends where it was set, wherever it is read: at %s it says %s', (now, text, late) => {
  expect(shownAt(now)).toEqual({ text, late })
})
