import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../../tests/support/work-screen.tsx'
import type { SheetResult } from './sheet-result.ts'
import { SheetImport } from './SheetImport.tsx'

const none: SheetResult = {
  revision: 5,
  added: 0,
  changed: 0,
  archived: 0,
  restored: 0,
  unchanged: 2,
  errorsCount: 0,
  errors: [],
  rows: [],
}
const sound: SheetResult = {
  ...none,
  added: 1,
  rows: [{ row: 2, kind: 'added', code: 'profit', nameRu: 'Прибыль', nameEn: 'Profit' }],
}
const wrong: SheetResult = {
  ...none,
  errorsCount: 2,
  errors: [
    { row: 2, column: 'code', problem: 'REQUIRED' },
    { row: 3, column: 'min', problem: 'NOT_OF_TYPE' },
  ],
}

const file = new File(['code'], 'objects.csv', { type: 'text/csv' })
const refused = () =>
  new ApiError({ url: '/', status: 409, statusText: '', body: { code: 'STATE_CHANGED', message: '' } })

const show = (result: SheetResult, apply = vi.fn(async () => result)) => {
  const onDone = vi.fn()
  showScreen(
    () => (
      <SheetImport
        help="Столбцы"
        check={async () => result}
        apply={apply}
        onDone={onDone}
        problemText={(_column, problem) => (problem === 'NOT_OF_TYPE' ? 'Не у этого типа' : null)}
      />
    ),
    '/',
  )
  return { apply, onDone }
}

const drop = async () => userEvent.upload(await screen.findByLabelText(/Выбрать\sтаблицу/), file)

beforeAll(() => startWorkTexts({}))

afterEach(leaveScreen)

test('a file is tried first, and imported against the state it was tried against', async () => {
  const { apply, onDone } = show(sound)
  await drop()
  expect(await screen.findByText(/Добавится: Прибыль/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(apply).toHaveBeenCalledWith(file, 5)
})

test('mistakes are reported by line and column, and nothing can be imported', async () => {
  show(wrong)
  await drop()
  const place = await screen.findByText(/Строка\s2,\sстолбец code/)
  expect(place.closest('li')?.textContent).toMatch(/Обязательное\sполе/)
  expect(screen.getByText(/Не\sу\sэтого\sтипа/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Загрузить' })).toBeNull()
})

test('a file that changes nothing cannot be imported', async () => {
  show(none)
  await drop()
  expect(await screen.findByText(/без\sизменений: 2/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Загрузить' })).toBeNull()
})

test('what changed meanwhile has to be tried again', async () => {
  const { onDone } = show(
    sound,
    vi.fn(() => Promise.reject(refused())),
  )
  await drop()
  await userEvent.click(await screen.findByRole('button', { name: 'Загрузить' }))
  expect(await screen.findByText(/Данные\sуже\sизменились/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Загрузить' })).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
})
