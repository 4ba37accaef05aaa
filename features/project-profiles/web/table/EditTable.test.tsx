import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { currentShortcuts } from '#platform/web/work/shortcuts/shortcuts.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import type { TableElement } from '../../../fields/domain/tree.ts'
import type { Item } from '../../../fields/domain/values.ts'
import { EditTable } from './EditTable.tsx'
import { costRow, costs, tableDesk } from './table-samples.tsx'

beforeAll(async () => {
  await startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  })
  // Loaded on first use, which takes time on a busy machine.
  await import('#platform/web/work/components/drawer/SidePanelBody.tsx')
  await import('#platform/web/work/components/menu/MenuPopup.tsx')
}, 120_000)
afterEach(() => {
  leaveScreen()
  vi.restoreAllMocks()
})

const show = (element: TableElement, rows: readonly Item[], more?: Parameters<typeof tableDesk>[2]) => {
  const desk = tableDesk(element, rows, more)
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

const grid = () => screen.findByRole('grid', { name: 'Смета' })
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)!
const texts = (row: number) =>
  [...document.querySelectorAll(`[data-row="${row}"]`)].map((one) => one.textContent?.replace(/\s/g, ' '))
const stand = async (row: number, column: number) => {
  await grid()
  act(() => cell(row, column).focus())
  await userEvent.pointer({ keys: '[MouseLeft]', target: cell(row, column) })
}
const focused = () => document.activeElement
const paste = (text: string) =>
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } })

describe('by keyboard', () => {
  test('its keys are in the list of shortcuts', async () => {
    show(costs(), [costRow(1)])
    await grid()
    expect(currentShortcuts().map(({ keys }) => keys)).toEqual(
      expect.arrayContaining(['F2', 'Delete', 'Alt+↑+↓', 'Mod+Z', 'Mod+Shift+Z']),
    )
  })

  test('one cell is a tab stop; arrows, Home and End move, typing replaces, Enter goes on below', async () => {
    const desk = show(costs(), [costRow(1), costRow(2)])
    await grid()
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
    await stand(0, 1)
    expect(focused()).toBe(cell(0, 1))
    await userEvent.keyboard('12,5{Enter}')
    expect(focused()).toBe(cell(1, 1))
    expect(desk.rows()[0]).toMatchObject({ price: 12.5 })
    await userEvent.keyboard('{End}')
    expect(focused()).toBe(cell(1, 5))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(focused()).toBe(cell(0, 0))
  })

  test('Escape puts back, F2 types into what is there, Tab goes to the right', async () => {
    const desk = show(costs(), [costRow(1)])
    await stand(0, 0)
    await userEvent.keyboard('Другое{Escape}')
    expect(desk.rows()[0]).toMatchObject({ item: 'Строка 1' })
    expect(focused()).toBe(cell(0, 0))
    await userEvent.keyboard('{F2} а{Tab}')
    expect(desk.rows()[0]).toMatchObject({ item: 'Строка 1 а' })
    expect(focused()).toBe(cell(0, 1))
  })

  test('Delete empties a block, Space answers yes, Ctrl+Z undoes one after the other', async () => {
    const desk = show(costs(), [costRow(1), costRow(2)])
    await stand(0, 1)
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Delete}')
    expect(desk.rows().map(({ price, count }) => [price, count])).toEqual([
      [null, null],
      [null, null],
    ])
    await stand(0, 5)
    await userEvent.keyboard(' ')
    expect(desk.rows()[0]).toMatchObject({ paid: true })
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}')
    await waitFor(() => expect(desk.rows()[0]!['paid'] ?? null).toBeNull())
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}')
    await waitFor(() => expect(desk.rows().map(({ price }) => price)).toEqual([1, 2]))
  })

  test('Alt with an arrow moves the row, and the keyboard with it', async () => {
    const desk = show(costs(), [costRow(1), costRow(2), costRow(3)])
    await stand(0, 0)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(desk.rows().map(({ price }) => price)).toEqual([2, 1, 3]))
    await waitFor(() => expect(focused()).toBe(cell(1, 0)))
  })

  test('what means nothing stays as it was typed, is called wrong, and is not saved', async () => {
    const desk = show(costs(), [costRow(1)])
    await stand(0, 4)
    await userEvent.keyboard('завтра{Enter}')
    await waitFor(() => expect(cell(0, 4).getAttribute('aria-invalid')).toBe('true'))
    expect(cell(0, 4).textContent).toBe('завтра')
    await new Promise((done) => setTimeout(done, 1500))
    expect(desk.saved).toEqual([])
  })
})

describe('formulas and totals', () => {
  test('follow what is typed; calculated cells are not typed into', async () => {
    show(costs(), [costRow(1, 10, 2), costRow(2, 20, 1)])
    await waitFor(() => expect(texts(0)[3]).toBe('20'))
    const foot = (await grid()).querySelector('tfoot')!
    expect(foot.textContent).toMatch(/среднее\s15/)
    expect(foot.textContent).toMatch(/сумма\s40/)
    await stand(0, 3)
    await userEvent.keyboard('7')
    expect(document.querySelector('[role="grid"] input')).toBeNull()
    await stand(0, 2)
    await userEvent.keyboard('5{Enter}')
    await waitFor(() => expect(texts(0)[3]).toBe('50'))
    expect(foot.textContent).toMatch(/сумма\s70/)
  })
})

describe('a pasted block', () => {
  test('changes cells, adds rows, is one request, and is undone as a whole', async () => {
    const desk = show(costs(), [costRow(1)])
    await stand(0, 0)
    paste('Насос\t1 200,50\t2\t\t24.11.2026\tДа\nТруба\t10\t3\n')
    await screen.findByText(/Вставлено\s7\sячеек/)
    expect(desk.rows()).toMatchObject([
      { item: 'Насос', price: 1200.5, count: 2, due: '2026-11-24', paid: true },
      { item: 'Труба', price: 10, count: 3 },
    ])
    expect(desk.saved).toHaveLength(1)
    await userEvent.click(
      within(document.querySelector<HTMLElement>('.banner')!).getByRole('button', { name: 'Отменить' }),
    )
    await waitFor(() => expect(desk.rows()).toHaveLength(1))
    expect(desk.rows()[0]).toMatchObject({ item: 'Строка 1', price: 1, count: 2 })
  })

  test('with cells that mean nothing must be confirmed before anything is saved', async () => {
    const desk = show(costs(), [costRow(1)])
    await stand(0, 1)
    paste('много\t7\n5\tдва\n')
    const dialog = await screen.findByRole('dialog', { name: named('Не всё получится вставить') })
    expect(desk.saved).toEqual([])
    expect(within(dialog).getByText('много')).toBeDefined()
    expect(within(dialog).getByText(/Строка\s2, «Число»/)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: /Вставить остальное: 2\sячейки/ }))
    await waitFor(() => expect(desk.rows()).toMatchObject([{ price: 1, count: 7 }, { price: 5 }]))
  })

  test('that the portal refuses leaves the table as it was', async () => {
    const desk = show(costs(), [costRow(1)])
    desk.refuse(
      new ApiError({
        url: '/',
        status: 400,
        statusText: '',
        body: { code: 'INVALID', message: 'x: INVALID' },
      }),
    )
    await stand(0, 1)
    paste('7\t8\n9\t10\n')
    await waitFor(() => expect(document.querySelector('.banner')).not.toBeNull())
    expect(desk.rows()).toMatchObject([{ price: 1, count: 2 }])
  })

  test('fills all chosen cells with one value, and what is copied is what is shown', async () => {
    const desk = show(costs(), [costRow(1), costRow(2)])
    await stand(0, 1)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    paste('9')
    await waitFor(() => expect(desk.rows().map(({ price }) => price)).toEqual([9, 9]))
    const data: Record<string, string> = {}
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    fireEvent.copy(document.activeElement!, {
      clipboardData: { setData: (kind: string, text: string) => (data[kind] = text) },
    })
    expect(data['text/plain']).toBe('9\t2\n9\t2\n')
    expect(data['text/html']).toContain('<td>9</td>')
  })
})

describe('rows', () => {
  test('are added where they are named, and removed together; undo brings them back', async () => {
    const desk = show(costs(), [costRow(1), costRow(2)])
    await grid()
    await userEvent.click(screen.getByRole('button', { name: named('Добавить строку') }))
    await userEvent.keyboard('Труба{Enter}')
    expect(desk.rows()[2]).toMatchObject({ item: 'Труба' })
    await stand(0, 0)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await userEvent.click(screen.getByRole('button', { name: named('Действия с таблицей') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Убрать 2\sстроки/ }))
    await waitFor(() => expect(desk.rows()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: named('Отменить последнее изменение') }))
    await waitFor(() =>
      expect(desk.rows().map(({ item }) => item)).toEqual(['Строка 1', 'Строка 2', 'Труба']),
    )
  })

  test('beyond the most there may be are refused', async () => {
    const desk = show(costs({ maxRows: 1 }), [costRow(1)])
    await grid()
    await userEvent.click(screen.getByRole('button', { name: named('Добавить строку') }))
    expect(await screen.findByText(/не больше 1\sстроки/)).toBeDefined()
    expect(desk.rows()).toHaveLength(1)
  })

  test('of the template come first, keep their names, and stay; a closed table takes no others', async () => {
    const element = costs({
      rowsClosed: true,
      fixedRows: [{ key: 'rent', name: { ru: 'Аренда', en: 'Rent' }, info: {} }],
    })
    show(element, [{ ...costRow(1), rowKey: 'rent' }])
    await grid()
    expect(texts(0)[0]).toBe('Аренда')
    expect(screen.queryByRole('button', { name: named('Добавить строку') })).toBeNull()
    await stand(0, 0)
    await userEvent.keyboard('x')
    expect(document.querySelector('[role="grid"] input')).toBeNull()
    paste('Другое\t5\nЕщё\t6\n')
    const dialog = await screen.findByRole('dialog', { name: named('Не всё получится вставить') })
    expect(within(dialog).getByText(/1\sстрока не поместится/)).toBeDefined()
  })

  test('of a read-only table are read and copied only', async () => {
    show(costs(), [costRow(1)], { isReadOnly: () => true })
    expect((await grid()).getAttribute('aria-readonly')).toBe('true')
    await stand(0, 0)
    await userEvent.keyboard('x')
    expect(document.querySelector('[role="grid"] input')).toBeNull()
    expect(screen.queryByRole('button', { name: named('Добавить строку') })).toBeNull()
  })
})

describe('undo and redo', () => {
  const label = (words: string) => screen.getByRole('button', { name: named(words) })
  const undoButton = () => label('Отменить последнее изменение')
  const redoButton = () => label('Повторить отменённое изменение')

  test('go back and forth by keys, until something new is done', async () => {
    const desk = show(costs(), [costRow(1)])
    await stand(0, 1)
    expect(redoButton()).toHaveProperty('disabled', true)
    await userEvent.keyboard('5{Enter}')
    await stand(0, 1)
    await userEvent.keyboard('6{Enter}')
    await stand(0, 1)
    const price = () => desk.rows()[0]!['price']
    await userEvent.keyboard('{Control>}[KeyZ][KeyZ]{/Control}')
    await waitFor(() => expect(price()).toBe(1))
    await userEvent.keyboard('{Control>}{Shift>}[KeyZ]{/Shift}{/Control}')
    await waitFor(() => expect(price()).toBe(5))
    await userEvent.keyboard('{Control>}[KeyY]{/Control}')
    await waitFor(() => expect(price()).toBe(6))
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}')
    await waitFor(() => expect(price()).toBe(5))
    await userEvent.keyboard('9{Enter}')
    expect(redoButton()).toHaveProperty('disabled', true)
    expect(price()).toBe(9)
  })

  test('a row that was removed, came back and was removed again is filled as it was', async () => {
    const desk = show(costs(), [costRow(1), costRow(2)])
    await stand(0, 1)
    await userEvent.keyboard('7{Enter}')
    await stand(0, 0)
    await userEvent.click(screen.getByRole('button', { name: named('Действия с таблицей') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Убрать\s/ }))
    await waitFor(() => expect(desk.rows()).toHaveLength(1))
    for (const [turn, rows] of [
      [undoButton, [7, 2]],
      [redoButton, [2]],
      [undoButton, [7, 2]],
      // The value typed before the row was removed can be undone in the restored row.
      [undoButton, [1, 2]],
      [redoButton, [7, 2]],
    ] as const) {
      await userEvent.click(turn())
      await waitFor(() => expect(desk.rows().map(({ price }) => price)).toEqual(rows))
    }
  })

  test('what was changed in the panel of a row is undone like a cell, field by field', async () => {
    const desk = show(costs(), [costRow(1)])
    await stand(0, 0)
    await userEvent.click(screen.getByRole('button', { name: named('Действия с таблицей') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Открыть\sстроку/ }))
    const panel = await screen.findByRole('dialog')
    const price = within(panel).getByRole('textbox', { name: 'Цена' })
    await userEvent.clear(price)
    await userEvent.type(price, '25')
    const count = within(panel).getByRole('textbox', { name: 'Число' })
    await userEvent.clear(count)
    await userEvent.type(count, '3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(desk.rows()[0]).toMatchObject({ price: 25, count: 3 })
    await userEvent.click(undoButton())
    await waitFor(() => expect(desk.rows()[0]).toMatchObject({ price: 25, count: 2 }))
    await userEvent.click(undoButton())
    await waitFor(() => expect(desk.rows()[0]).toMatchObject({ price: 1, count: 2 }))
    await userEvent.click(redoButton())
    await waitFor(() => expect(desk.rows()[0]).toMatchObject({ price: 25, count: 2 }))
  })
})

test('a preview offers nothing that needs a project: no file is loaded or downloaded', async () => {
  show(costs(), [])
  expect(await screen.findByRole('button', { name: /Добавить\sпервую/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Загрузить/ })).toBeNull()
  expect(screen.queryByRole('button', { name: named('Действия с таблицей') })).toBeNull()
})

test('a table of a project is loaded from a file', async () => {
  show(costs(), [], { which: { projectId: 7 } })
  expect(await screen.findByRole('button', { name: /Загрузить/ })).toBeDefined()
})

test('of a thousand rows only those in sight are drawn, and the last one is a key away', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  show(
    costs(),
    Array.from({ length: 1000 }, (_none, at) => costRow(at + 1)),
  )
  const table = await grid()
  expect(table.getAttribute('aria-rowcount')).toBe('1002')
  await waitFor(() => expect(cell(0, 0)).not.toBeNull())
  expect(document.querySelectorAll('tbody tr[aria-rowindex]').length).toBeLessThan(60)
  expect(table.querySelector('tfoot')!.textContent).toMatch(/сумма\s1\s001\s000/)
  await stand(0, 0)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  fireEvent.scroll(document.querySelector('.grid-scroll')!)
  await waitFor(() => expect(focused()).toBe(cell(999, 5)))
})
