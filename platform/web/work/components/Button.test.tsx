import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('while its work is under way a button keeps the focus and takes no second press', async () => {
  const save = vi.fn()
  const shown = (loading: boolean) => (
    <Button loading={loading} onClick={save}>
      Сохранить
    </Button>
  )
  const { rerender } = render(shown(false))
  const button = screen.getByRole('button', { name: 'Сохранить' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  rerender(shown(true))
  expect(button.matches(':disabled')).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(save).toHaveBeenCalledTimes(1)
})

test('nor is its form sent a second time', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" loading>
        Отправить
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(send).not.toHaveBeenCalled()
})
