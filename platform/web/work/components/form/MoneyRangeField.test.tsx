import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { money } from '#platform/contract/fields.ts'
import { isMoneyRange } from '#platform/domain/money.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Form } from './Form.tsx'
import { MoneyField } from './MoneyField.tsx'
import { MoneyRangeField } from './MoneyRangeField.tsx'
import { useProductForm } from './use-product-form.ts'

const schema = z.strictObject({
  range: z
    .strictObject({ from: money(), to: money(), currency: z.enum(['RUB', 'USD']) })
    .refine(isMoneyRange, { path: ['to'], error: 'TO_NOT_ABOVE_FROM' })
    .nullable(),
  price: money().nullable(),
})

const Sample = ({ onSubmit }: { onSubmit: (values: unknown) => void }) => {
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { range: null, price: '1500.50' },
    onSubmit: async (values) => onSubmit(values),
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      <MoneyRangeField name="range" label="Инвестиции" currencies={['RUB', 'USD']} />
      <MoneyField name="price" label="Цена" currency="₽" />
    </Form>
  )
}

const input = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

test("'To' must be above 'From', and has its own error; amounts travel as decimal strings", async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await userEvent.type(await input(/От/), '2 000 000,5')
  await userEvent.type(await input(/До/), '2000000')
  await save()
  expect(await screen.findByText(/Значение «До» должно быть больше/)).toBeTruthy()
  expect((await input(/До/)).getAttribute('aria-invalid')).toBe('true')
  expect((await input(/От/)).getAttribute('aria-invalid')).toBe('false')
  expect((await input(/От/)).value.replaceAll('\u00a0', ' ')).toBe('2 000 000,5')
  await userEvent.type(await input(/До/), '0')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Валюта' }), 'USD')
  await save()
  const range = { from: '2000000.5', to: '20000000', currency: 'USD' }
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ range, price: '1500.50' }))
})

test('an invalid amount has an error; emptied amounts are no range', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await userEvent.type(await input(/До/), 'много')
  await save()
  expect(await screen.findAllByText('Введите число')).toHaveLength(2)
  await userEvent.clear(await input(/До/))
  await userEvent.clear(await input(/Цена/))
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ range: null, price: null }))
})
