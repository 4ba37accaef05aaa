import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { useRawSearch } from '../../../navigation/use-screen-search.ts'
import { ParameterBar } from '../ParameterBar.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { useUnreadDays } from './use-unread-days.ts'

const names = ['from', 'to'] as const

const Period = () => {
  const [raw, setSearch] = useRawSearch()
  const { texts, faults } = useUnreadDays(names)
  return (
    <ParameterBar label="Parameters" chosen={['From 1 May']} isOpen={Object.keys(faults).length > 0}>
      <PeriodFields
        from={texts['from'] ?? raw['from']}
        to={texts['to'] ?? raw['to']}
        faults={faults}
        onChange={(patch) => setSearch(patch)}
      />
    </ParameterBar>
  )
}

const show = (query: string) => renderScreen(<Period />, { path: `/${query}`, locale: 'en' })

const errorOf = (field: HTMLElement): string | undefined =>
  screen.queryAllByRole('alert').find(({ id }) => id === field.getAttribute('aria-describedby'))?.textContent

test.each([
  ['?from=9999-01-01', 'From', /^No such day/],
  ['?to=2026-13-45', 'To', /^No such day/],
  ['?from=2026-11-20&to=2026-10-01', 'To', /ends before it begins/],
])('%s has its error at the field', async (query, name, words) => {
  await show(query)
  const field = await screen.findByRole('textbox', { name })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(errorOf(field)).toMatch(words)
})

test('a typed text that is no day stays in its field with its error, and goes with the correction', async () => {
  const { history } = await show('')
  const field = await screen.findByRole('textbox', { name: 'From' })
  await userEvent.type(field, 'soon')
  await userEvent.tab()
  expect((field as HTMLInputElement).value).toBe('soon')
  expect(errorOf(field)).toMatch(/^No such day/)
  await userEvent.clear(field)
  await userEvent.type(field, '2026/05/01')
  await userEvent.tab()
  expect(history.location.search).toBe('?from=2026-05-01')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('parameters are folded behind a button with the chosen values, unless one is refused', async () => {
  const { unmount } = await show('?from=2026-05-01')
  const button = await screen.findByRole('button', { name: 'Parameters' })
  const group = screen.getByRole('group', { name: 'Parameters' })
  expect(group.className).toContain('parameter-folded')
  expect(screen.getByText('From 1 May')).toBeDefined()
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(group.className).not.toContain('parameter-folded')
  unmount()
  await show('?from=9999-01-01')
  expect((await screen.findByRole('group', { name: 'Parameters' })).className).not.toContain(
    'parameter-folded',
  )
  expect(screen.queryByRole('button', { name: 'Parameters' })).toBeNull()
})
