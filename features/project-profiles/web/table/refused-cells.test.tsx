import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import type { DataType } from '../../../fields/domain/element-types.ts'
import { column, table } from '../../../fields/domain/samples.ts'
import type { Column, TableElement } from '../../../fields/domain/tree.ts'
import { EditTable } from './EditTable.tsx'
import { costRow, costs, tableDesk } from './table-samples.tsx'

beforeAll(async () => {
  await startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  })
  await import('#platform/web/work/components/drawer/SidePanelBody.tsx')
}, 120_000)
afterEach(leaveScreen)

const show = (element: TableElement) => {
  const desk = tableDesk(element, [costRow(1)])
  const { Desk } = desk
  showScreen(
    () => (
      <Desk>
        <EditTable element={element} />
      </Desk>
    ),
    '/',
  )
  return desk
}
const cell = (row: number, at: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${at}"]`)!
const stand = async (row: number, at: number) => {
  await screen.findByRole('grid')
  act(() => cell(row, at).focus())
  await userEvent.pointer({ keys: '[MouseLeft]', target: cell(row, at) })
}

test.each<[DataType, string, Partial<Column>]>([
  ['MONEY', '12,345', { currency: 'RUB' }],
  ['MONEY', 'много RUB', {}],
  ['NUMBER', '12,345', {}],
  ['PERCENT', '12,345', {}],
  ['PERCENT', '120', {}],
  ['INTEGER', '1,5', {}],
  ['DATE', '31.02.2026', {}],
  ['BOOLEAN', 'может быть', {}],
  ['PHONE', '8 (912) 3', {}],
  ['STRING', 'video', { limits: { webAddress: true } }],
])('a refused %s stays in its cell as it was typed: %s', async (type, typed, more) => {
  const desk = show(
    table('costs', [column({ code: 'item', type, ...more }), column({ code: 'b', type: 'TEXT' })]),
  )
  await stand(0, 0)
  const input = type === 'BOOLEAN' ? null : typed
  if (input === null) {
    // Yes or no is selected, not typed; a text gets there by pasting, which asks for confirmation.
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => typed } })
    const dialog = await screen.findByRole('dialog', { name: named('Не всё получится вставить') })
    expect(within(dialog).getByText(typed)).toBeDefined()
    return
  }
  await userEvent.keyboard(`${input}{Enter}`)
  await waitFor(() => expect(cell(0, 0).getAttribute('aria-invalid')).toBe('true'))
  expect(cell(0, 0).textContent?.replace(/\s/g, ' ')).toBe(typed)
  expect(desk.saved).toEqual([])
})

test('a block that is wider than the table must be confirmed before anything is saved', async () => {
  const desk = show(costs())
  await stand(0, 4)
  fireEvent.paste(document.activeElement!, {
    clipboardData: { getData: () => '24.11.2026\tДа\tа\n25.11.2026\tНет\tб\n' },
  })
  const dialog = await screen.findByRole('dialog', { name: named('Не всё получится вставить') })
  expect(dialog.textContent).toMatch(/2\sячейки не\sпоместятся: справа нет столбцов/)
  expect(desk.saved).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: /Вставить остальное: 4\sячейки/ }))
  await waitFor(() => expect(desk.rows()).toMatchObject([{ paid: true }, { paid: false }]))
})

test('the line below a table speaks once somebody is in it, and says of which cell', async () => {
  show(costs())
  await screen.findByRole('grid')
  expect(document.querySelector('.grid-note')?.textContent).toBe('')
  await stand(0, 1)
  expect(document.querySelector('.grid-note')?.textContent).toMatch(/Строка\s1, «Цена»/)
})
