import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { day } from '#platform/contract/fields.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { useProductForm } from './use-product-form.ts'

const schema = z.strictObject({ start: day().nullable() })

const Sample = ({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => void }) => {
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { start: '2026-11-24' },
    onSubmit: async (values) => onSubmit(values),
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      <DateField name="start" label="Начало" max="2026-12-10" />
    </Form>
  )
}

const input = () => screen.findByLabelText<HTMLInputElement>('Начало')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

test('a day is written and typed in the order of the language', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  expect((await input()).value).toBe('24.11.2026')
  await userEvent.clear(await input())
  await userEvent.type(await input(), '3.12.2026')
  await userEvent.tab()
  expect((await input()).value).toBe('03.12.2026')
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ start: '2026-12-03' }))
})

test('an invalid day stays and has an error at the field', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await userEvent.clear(await input())
  await userEvent.type(await input(), '31.02.2026')
  await userEvent.tab()
  expect(await screen.findByText(/Такого\sдня\sнет/)).toBeTruthy()
  expect((await input()).value).toBe('31.02.2026')
  await save()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the calendar opens at the day, keys move in it, and days outside of the limits cannot be chosen', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await input()
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Открыть календарь' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('24'))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/2\sдекабря\s2026/)
  expect(calendar.getByRole<HTMLButtonElement>('button', { name: /11\sдекабря/ }).disabled).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect((await input()).value).toBe('02.12.2026')
})
