import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { emailAddress, requiredText, text } from '#platform/contract/fields.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Form } from './Form.tsx'
import { NumberField } from './NumberField.tsx'
import { TextField } from './TextField.tsx'
import { useProductForm } from './use-product-form.ts'

const schema = z.strictObject({
  name: requiredText(9),
  code: requiredText(9),
  about: text(1200),
  email: emailAddress(),
  days: z.int('NOT_AN_INTEGER').positive('TOO_SMALL').max(30, 'TOO_BIG').nullable(),
})

const labels = { name: 'Название', code: 'Код', about: 'О проекте', email: 'Почта', days: 'Дней' }

const Sample = ({ fields }: { fields: readonly (keyof typeof labels)[] }) => {
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { name: '', code: '', about: '', email: '', days: null },
    onSubmit: vi.fn(),
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      {fields.map((name) =>
        name === 'days' ? (
          <NumberField key={name} name={name} label={labels[name]} />
        ) : (
          <TextField key={name} name={name} label={labels[name]} />
        ),
      )}
    </Form>
  )
}

const marks = () => screen.queryAllByText(/обязательно$/).map((mark) => mark.parentElement?.textContent)

test.each([
  [['name', 'code', 'about'], ['О проекте необязательно']],
  [['name', 'about', 'days'], ['Название обязательно']],
  [['about', 'days'], []],
  [['name', 'code'], []],
] as const)('of %s only the rarer kind is marked: %s', async (fields, marked) => {
  await renderScreen(<Sample fields={fields} />)
  await screen.findByRole('button', { name: 'Сохранить' })
  expect(marks()).toEqual(marked)
})

/** Submits one line after another, as comments do. */
const Lines = () => {
  const form = useProductForm({
    draft: null,
    schema: z.strictObject({ name: requiredText(9) }),
    defaults: { name: '' },
    onSubmit: async (): Promise<void> => form.form.setValue('name', ''),
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      <TextField name="name" label="Название" />
    </Form>
  )
}

test('a field that sending has emptied is passed by like any other', async () => {
  await renderScreen(<Lines />)
  const field = await screen.findByLabelText<HTMLInputElement>('Название')
  await userEvent.type(field, 'Один{Enter}')
  await waitFor(() => expect(field.value).toBe(''))
  await userEvent.tab()
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByText(/^Обязательное\sполе$/)).toBeNull()
})

test('passing by an empty required field shows no error; once the form is sent it is the only error', async () => {
  await renderScreen(<Sample fields={['email']} />)
  await userEvent.click(await screen.findByLabelText('Почта'))
  await userEvent.tab()
  expect(screen.queryByText(/^Обязательное\sполе$/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/^Обязательное\sполе$/)).toBeTruthy()
})

test.each([
  ['0', /^Больше\s0$/],
  ['31', /^Не\sбольше\s30$/],
])('%s says the rule it breaks', async (typed, words) => {
  await renderScreen(<Sample fields={['days']} />)
  await userEvent.type(await screen.findByLabelText('Дней'), typed)
  await userEvent.tab()
  expect(await screen.findByText(words)).toBeTruthy()
})
