import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { ReportPrintFoot } from './ReportPrintFoot.tsx'

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../../texts/ru.json') }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the foot has the time of printing, not that of opening the page', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z') })
  render(<ReportPrintFoot />)
  const foot = () => document.documentElement.style.getPropertyValue('--print-foot')
  const opened = foot()
  vi.setSystemTime(new Date('2026-11-30T11:30:00Z'))
  dispatchEvent(new Event('beforeprint'))
  expect(foot()).not.toBe(opened)
  expect(foot()).toContain(':30')
})
