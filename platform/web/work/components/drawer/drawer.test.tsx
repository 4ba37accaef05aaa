import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { confirm } from './confirm.tsx'
import { closeDrawer } from './drawer-store.ts'

const Opener = ({
  onSubmit,
  onCancel,
}: {
  onSubmit: (reason: string) => Promise<unknown>
  onCancel?: () => void
}) => (
  <button
    type="button"
    onClick={() =>
      confirm({
        title: 'Отклонить заявку',
        text: 'Команда получит уведомление.',
        reason: { label: 'Причина', required: true, max: 1200 },
        submitLabel: 'Отклонить',
        danger: true,
        onSubmit,
        ...(onCancel ? { onCancel } : {}),
      })
    }
  >
    Открыть
  </button>
)

afterEach(() => {
  closeDrawer()
  sessionStorage.clear()
})

test('the drawer takes the focus, keeps it, and Esc runs the cancel action and gives it back', async () => {
  const user = userEvent.setup()
  const onCancel = vi.fn()
  const onSubmit = vi.fn(async () => undefined)
  await renderScreen(<Opener onSubmit={onSubmit} onCancel={onCancel} />)
  const opener = await screen.findByRole('button', { name: 'Открыть' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Отклонить заявку' })
  await screen.findByLabelText('Причина')
  for (let step = 0; step < 8; step += 1) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a submit does the action with its reason and then closes, without cancelling', async () => {
  const user = userEvent.setup()
  const onCancel = vi.fn()
  const onSubmit = vi.fn(async () => undefined)
  await renderScreen(<Opener onSubmit={onSubmit} onCancel={onCancel} />)
  await user.click(await screen.findByRole('button', { name: 'Открыть' }))
  await user.click(await screen.findByRole('button', { name: 'Отклонить' }))
  expect(await screen.findByText('Обязательное поле')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Причина'), 'Нет расчётов')
  await user.click(screen.getByRole('button', { name: 'Отклонить' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Нет расчётов'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onCancel).not.toHaveBeenCalled()
})

test('an action that fails keeps the drawer and the reason', async () => {
  const user = userEvent.setup()
  await renderScreen(<Opener onSubmit={async () => Promise.reject(new Error('no'))} />)
  await user.click(await screen.findByRole('button', { name: 'Открыть' }))
  await user.type(await screen.findByLabelText<HTMLTextAreaElement>('Причина'), 'Нет расчётов')
  await user.click(screen.getByRole('button', { name: 'Отклонить' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Неизвестная ошибка')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Причина').value).toBe('Нет расчётов')
})
