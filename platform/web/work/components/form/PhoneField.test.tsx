import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { phone } from '#platform/contract/phone.ts'
import type { GivenPhone } from '#platform/domain/phone.rules.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Form } from './Form.tsx'
import { PhoneField } from './PhoneField.tsx'
import { useProductForm } from './use-product-form.ts'

const schema = z.strictObject({ phone: phone().nullable() })

const Sample = ({ onSubmit, given }: { onSubmit: (values: unknown) => void; given: GivenPhone | null }) => {
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { phone: given },
    onSubmit: async (values) => onSubmit(values),
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      <PhoneField name="phone" label="Телефон" />
    </Form>
  )
}

const show = async (given: GivenPhone | null = null) => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} given={given} />)
  return onSubmit
}

const number = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Телефон/ })
const country = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Страна номера/ })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

const pick = async (words: string) => {
  await userEvent.click(await country())
  await screen.findByRole('option', { name: /Россия/ }, { timeout: 8000 })
  await userEvent.keyboard(`${words}{Enter}`)
}

test('a country is found by name or code, its example is shown, and the number is grouped as it is typed', async () => {
  const onSubmit = await show()
  await pick('рос')
  expect((await country()).value).toBe('Россия +7')
  expect(screen.getByText('Например: 912 345-67-89')).toBeTruthy()
  await userEvent.type(await number(), '89123456789')
  expect((await number()).value).toBe('8 (912) 345-67-89')
  await save()
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ phone: { country: 'RU', number: '8 (912) 345-67-89' } }),
  )
})

test('a number without a country, and a number the country does not have, have errors at their fields', async () => {
  const onSubmit = await show()
  await userEvent.type(await number(), '8912345')
  await save()
  expect(await screen.findByText('Выберите страну номера телефона')).toBeTruthy()
  await pick('+7 рос')
  await save()
  expect(await screen.findByText(/Введите номер полностью, как\sв\sпримере/)).toBeTruthy()
  expect((await number()).getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Телефон' }))
  expect(document.activeElement).toBe(await number())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a pasted international number brings its country along', async () => {
  const onSubmit = await show()
  await pick('рос')
  await userEvent.click(await number())
  await userEvent.paste('+447400123456')
  await waitFor(async () => expect((await country()).value).toBe('Великобритания +44'))
  await userEvent.tab()
  expect((await number()).value).toBe('7400 123456')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: { country: 'GB' } }))
})

test('a saved number is shown as its country writes it, and an emptied one is no phone at all', async () => {
  const onSubmit = await show({ country: 'RU', number: '+79123456789' })
  await waitFor(async () => expect((await number()).value).toBe('912 345-67-89'), { timeout: 8000 })
  await userEvent.clear(await number())
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ phone: null }))
})

test('a number stored without its country finds it by itself, and a country taken off stays off', async () => {
  const onSubmit = await show({ country: '', number: '+79123456789' })
  await waitFor(async () => expect((await country()).value).toBe('Россия +7'), { timeout: 8000 })
  await userEvent.click(screen.getByRole('button', { name: /Очистить поле «Страна/ }))
  expect((await country()).value).toBe('')
  await save()
  expect(await screen.findByText('Выберите страну номера телефона')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})
