import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { Options } from './combobox/options.ts'
import { ComboboxField } from './ComboboxField.tsx'
import { Form } from './Form.tsx'
import { useProductForm } from './use-product-form.ts'

const schema = z.strictObject({ country: id().nullable(), fields: z.array(id()).max(3, 'TOO_BIG') })

type Values = z.output<typeof schema>

const countries = ['Армения', 'Беларусь', 'Казахстан', 'Россия', 'Шри-Ланка', 'Йемен', 'Отчёты'].map(
  (label, at) => ({ value: at + 1, label, hint: `+${at}` }),
)

const Sample = ({ onSubmit, options = countries }: { onSubmit: (v: Values) => void; options?: Options }) => {
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { country: 4, fields: [1, 2] },
    onSubmit: async (values) => onSubmit(values),
  })
  return (
    <Form form={form} submitLabel="Сохранить">
      <ComboboxField
        name="country"
        label="Страна"
        options={options}
        chosen={[{ value: 4, label: 'Россия' }]}
      />
      <ComboboxField name="fields" label="Сферы" options={countries} multiple />
    </Form>
  )
}

const country = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Страна/ })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

const save = async (onSubmit: ReturnType<typeof vi.fn>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  return onSubmit.mock.calls[0]?.[0] as Values
}

test('typing finds by the beginnings of words, Enter chooses, and the value is the id', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  expect((await country()).value).toBe('Россия')
  await userEvent.click(await country())
  expect(options()).toHaveLength(7)
  expect(screen.getByRole('option', { name: /Россия/ }).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('лан')
  expect(options()).toEqual(['Шри-Ланка+4'])
  await userEvent.keyboard('{Enter}')
  expect((await country()).value).toBe('Шри-Ланка')
  expect((await country()).getAttribute('aria-expanded')).toBe('false')
  expect(await save(onSubmit)).toMatchObject({ country: 5 })
})

test('arrows move around the list and announce the current line; Esc closes the list and keeps the value', async () => {
  await renderScreen(<Sample onSubmit={vi.fn()} />)
  const input = await country()
  await userEvent.click(input)
  const current = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  expect(current()?.textContent).toContain('Россия')
  await userEvent.keyboard('{ArrowDown}')
  expect(current()?.textContent).toContain('Шри-Ланка')
  await userEvent.keyboard('{PageUp}{ArrowUp}')
  expect(current()?.textContent).toContain('Отчёты')
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(input.value).toBe('Россия')
})

test('half a word left behind is not a choice; an emptied field chooses nothing', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await userEvent.click(await country())
  await userEvent.keyboard('абракадабра')
  expect(screen.getAllByText(/Ничего не\sнайдено/).length).toBeGreaterThan(0)
  await userEvent.tab()
  expect((await country()).value).toBe('Россия')
  await userEvent.click(screen.getByRole('button', { name: /Очистить поле «Страна»/ }))
  expect(document.activeElement).toBe(await country())
  expect(await save(onSubmit)).toMatchObject({ country: null })
})

test('several are chosen one after another, taken off by their cross or Backspace, up to the limit', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: /Сферы/ })
  expect(screen.getByText('2 из 3')).toBeTruthy()
  await userEvent.click(input)
  await userEvent.keyboard('каз{Enter}')
  expect(input.value).toBe('')
  expect(screen.getAllByText(/Больше выбрать нельзя/).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('option', { name: /Йемен/ }))
  await userEvent.keyboard('{Escape}{Backspace}')
  await userEvent.click(screen.getByRole('button', { name: /Убрать «Армения»/ }))
  expect(document.activeElement).toBe(input)
  expect(await save(onSubmit)).toMatchObject({ fields: [2] })
})

test('a search asks once the typing pauses, says that it failed, and only the newest answer counts', async () => {
  const onSubmit = vi.fn()
  const requested: string[] = []
  const search = async (text: string) => {
    requested.push(text)
    if (text === 'о') throw new Error('away')
    return countries.filter(({ label }) => label.startsWith(text))
  }
  await renderScreen(<Sample onSubmit={onSubmit} options={search} />)
  await userEvent.click(await country())
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(7))
  await userEvent.keyboard('Бел')
  await waitFor(() => expect(options()).toEqual(['Беларусь+1']))
  expect(requested).toEqual(['', 'Бел'])
  await userEvent.keyboard('{Control>}a{/Control}о')
  expect((await screen.findAllByText(/Не\sполучилось загрузить список/)).length).toBeGreaterThan(0)
  await userEvent.keyboard('{Control>}a{/Control}Бел')
  await waitFor(() => expect(options()).toEqual(['Беларусь+1']))
  await userEvent.keyboard('{Enter}')
  expect((await country()).value).toBe('Беларусь')
  expect(await save(onSubmit)).toMatchObject({ country: 2 })
})

test('Ctrl+Enter sends the form even while the list is open', async () => {
  const onSubmit = vi.fn()
  await renderScreen(<Sample onSubmit={onSubmit} />)
  await userEvent.click(await country())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
})
