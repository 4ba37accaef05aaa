import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { ApiError } from '../../../api/api-error.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Form } from './Form.tsx'
import { NumberField } from './NumberField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import { useProductForm } from './use-product-form.ts'

const schema = z.strictObject({
  name: requiredText(9),
  about: text(1200),
  days: z.int('NOT_AN_INTEGER').nullable(),
})

type Values = z.output<typeof schema>

const Sample = ({ onSubmit }: { onSubmit: (values: Values) => Promise<unknown> }) => {
  const form = useProductForm({
    draft: 'sample',
    schema,
    defaults: { name: '', about: '', days: null },
    onSubmit,
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      <TextField name="name" label="Название" help="Коротко" />
      <TextField name="about" label="О проекте" rows={3} />
      <NumberField name="days" label="Дней" />
    </Form>
  )
}

afterEach(() => {
  sessionStorage.clear()
})

const name = () => screen.findByLabelText<HTMLInputElement>(/Название/)

test('sends what the contract takes', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn(async () => undefined)
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await user.type(await name(), ' Альфа ')
  await user.type(screen.getByLabelText(/Дней/), '1 500')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Альфа', about: '', days: 1500 }))
})

test.each(['PORTAL_READ_ONLY', 'PORTAL_CLOSED'])(
  'what was typed is preserved during maintenance (%s), with the time of its end, and is sent afterwards',
  async (code) => {
    const user = userEvent.setup()
    const closed = new ApiError({
      url: '',
      status: 503,
      statusText: '',
      body: { code, message: code, params: { time: '23:30', zone: 'Europe/Moscow' } },
    })
    const onSubmit = vi.fn().mockRejectedValueOnce(closed).mockResolvedValueOnce(undefined)
    await renderScreen(<Sample onSubmit={onSubmit} />)
    await user.type(await name(), 'Альфа')
    await user.type(screen.getByLabelText(/О проекте/), 'Долгий текст')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect((await screen.findByRole('alert')).textContent).toContain('23:30')
    expect((await name()).value).toBe('Альфа')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/О проекте/).value).toBe('Долгий текст')
    // It also survives a reload.
    expect(JSON.stringify({ ...sessionStorage })).toContain('Долгий текст')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Альфа', about: 'Долгий текст', days: null })
  },
)

test('an error is shown at the field and in a summary that jumps there', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn(async () => undefined)
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await user.type(await name(), 'длиннее девяти')
  await user.type(screen.getByLabelText(/Дней/), '1,5')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Исправьте 2 поля')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByText('Не более 9 символов')).toBeTruthy()
  expect(screen.getByText('Введите целое число')).toBeTruthy()
  expect((await name()).getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Дней' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/Дней/))
  expect(onSubmit).not.toHaveBeenCalled()
})

const DaysFirst = () => {
  const form = useProductForm({
    draft: 'days-first',
    schema,
    defaults: { name: '', about: '', days: null },
    onSubmit: async () => undefined,
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      <NumberField name="days" label="Дней" />
      <TextField name="name" label="Название" />
    </Form>
  )
}

test('the summary goes from field to field in their order, whatever the order of the schema', async () => {
  const user = userEvent.setup()
  await renderScreen(<DaysFirst />)
  await user.type(await screen.findByLabelText(/Дней/), '1,5')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Дней', 'Название'])
})

test('errors the server names are shown at their fields', async () => {
  const user = userEvent.setup()
  const taken = new ApiError({
    url: '',
    status: 400,
    statusText: '',
    body: {
      code: 'VALIDATION_FAILED',
      message: 'Bad Request: VALIDATION_FAILED',
      params: {},
      fields: { name: 'ALREADY_TAKEN' },
    },
  })
  await renderScreen(<Sample onSubmit={async () => Promise.reject(taken)} />)
  await user.type(await name(), 'Альфа')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Такое значение уже занято')).toBeTruthy()
})

test('a refusal that belongs to no field is shown above them, and nothing typed is lost', async () => {
  const user = userEvent.setup()
  const conflict = new ApiError({
    url: '',
    status: 409,
    statusText: '',
    body: { code: 'PROJECT_NAME_TAKEN', message: 'Conflict: PROJECT_NAME_TAKEN', params: {} },
  })
  await renderScreen(<Sample onSubmit={async () => Promise.reject(conflict)} />)
  await user.type(await name(), 'Альфа')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Проект с таким названием уже есть.')
  expect((await name()).value).toBe('Альфа')
})

test('a reload or an expired session loses nothing typed', async () => {
  const user = userEvent.setup()
  const { unmount } = await renderScreen(<Sample onSubmit={async () => undefined} />)
  await user.type(await name(), 'Черновик')
  unmount()
  await renderScreen(<Sample onSubmit={async () => undefined} />)
  await waitFor(async () => expect((await name()).value).toBe('Черновик'))
  expect(screen.getByText(/вернули это в форму/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Начать заново' }))
  expect((await name()).value).toBe('')
})

test('a proposed value is not in the draft, and an unchanged form leaves none', async () => {
  const user = userEvent.setup()
  const proposed = ['days']
  const Proposing = ({ days }: { days: number }) => {
    const defaults = { name: '', about: '', days }
    const form = useProductForm({
      draft: 'sample',
      proposed,
      schema,
      defaults,
      onSubmit: async () => undefined,
    })
    return (
      <Form form={form} submitLabel="Сохранить">
        <TextField name="name" label="Название" />
        <NumberField name="days" label="Дней" />
      </Form>
    )
  }
  const { unmount } = await renderScreen(<Proposing days={5} />)
  await user.type(await screen.findByLabelText(/Дней/), '1')
  expect(sessionStorage.length).toBe(0)
  await user.type(await name(), 'Альфа')
  unmount()
  await renderScreen(<Proposing days={7} />)
  await waitFor(async () => expect((await name()).value).toBe('Альфа'))
  expect(screen.getByLabelText<HTMLInputElement>(/Дней/).value).toBe('7')
  await user.clear(await name())
  expect(sessionStorage.length).toBe(0)
})

test('what was sent leaves no draft behind', async () => {
  const user = userEvent.setup()
  const { unmount } = await renderScreen(<Sample onSubmit={async () => undefined} />)
  await user.type(await name(), 'Альфа')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  unmount()
  await renderScreen(<Sample onSubmit={async () => undefined} />)
  expect((await name()).value).toBe('')
})

test('leaving with unsaved work asks first', async () => {
  const user = userEvent.setup()
  const { history } = await renderScreen(<Sample onSubmit={async () => undefined} />)
  await user.type(await name(), 'Альфа')
  history.push('/elsewhere')
  expect(await screen.findByRole('heading', { name: 'Уйти без сохранения?' })).toBeTruthy()
  expect(history.location.pathname).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Уйти' }))
  await waitFor(() => expect(history.location.pathname).toBe('/elsewhere'))
})

test('a form of one field takes the focus back to it, without a summary', async () => {
  const user = userEvent.setup()
  const One = () => {
    const form = useProductForm({
      draft: null,
      schema: z.object({ reason: requiredText(200) }),
      defaults: { reason: '' },
      onSubmit: async () => undefined,
    })
    return (
      <Form form={form} submitLabel="Сохранить">
        <TextField name="reason" label="Причина" />
      </Form>
    )
  }
  await renderScreen(<One />)
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Обязательное поле')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Причина'))
  expect(screen.queryByText(/Исправьте/)).toBeNull()
})

const either = z
  .strictObject({ reason: text(1200), words: text(1200) })
  .refine(({ reason, words }) => reason !== '' || words !== '', { path: ['words'], message: 'REQUIRED' })

const Either = ({ onSubmit }: { onSubmit: () => Promise<unknown> }) => {
  const form = useProductForm({ draft: null, schema: either, defaults: { reason: '', words: '' }, onSubmit })
  return (
    <Form form={form} submitLabel="Отклонить">
      <TextField name="reason" label="Причина" />
      <TextField name="words" label="Своими словами" />
    </Form>
  )
}

test('an error at one field that is mended by another is no longer shown', async () => {
  const user = userEvent.setup()
  await renderScreen(<Either onSubmit={async () => undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Отклонить' }))
  expect(await screen.findByText('Обязательное поле')).toBeTruthy()
  await user.type(screen.getByLabelText(/Причина/), 'Рано')
  await waitFor(() => expect(screen.queryByText('Обязательное поле')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server’s error at a field stays until that field is changed', async () => {
  const user = userEvent.setup()
  const taken = new ApiError({
    url: '',
    status: 400,
    statusText: '',
    body: {
      code: 'VALIDATION_FAILED',
      message: 'Bad Request: VALIDATION_FAILED',
      params: {},
      fields: { words: 'NOT_IN_LIST' },
      requestId: 'r-1',
    },
  })
  await renderScreen(<Either onSubmit={() => Promise.reject(taken)} />)
  await user.type(await screen.findByLabelText(/Своими словами/), 'нет')
  await user.click(screen.getByRole('button', { name: 'Отклонить' }))
  await screen.findByRole('alert')
  await user.type(screen.getByLabelText(/Причина/), 'Рано')
  expect(screen.getByLabelText(/Своими словами/).getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText(/Своими словами/), '!')
  await waitFor(() =>
    expect(screen.getByLabelText(/Своими словами/).getAttribute('aria-invalid')).not.toBe('true'),
  )
})

test('a switch that must be on says so at itself and by its label in the summary; no name of the contract is shown', async () => {
  const user = userEvent.setup()
  const Declares = () => {
    const form = useProductForm({
      draft: null,
      schema: z.object({
        purpose: requiredText(200),
        declares: z.literal(true, 'REQUIRED'),
        hidden: z.int('INVALID'),
      }),
      defaults: { purpose: '', declares: false, hidden: null },
      onSubmit: async () => undefined,
    })
    return (
      <Form form={form} submitLabel="Отправить">
        <TextField name="purpose" label="Цель" />
        <SwitchField name="declares" label="Подтверждаю" />
      </Form>
    )
  }
  await renderScreen(<Declares />)
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Цель', 'Подтверждаю', 'Данные, которых нет в этой форме'])
  const box = screen.getByRole('switch', { name: 'Подтверждаю' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await user.click(within(summary).getByRole('button', { name: 'Подтверждаю' }))
  expect(document.activeElement).toBe(box)
  await user.click(box)
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBeNull())
})
