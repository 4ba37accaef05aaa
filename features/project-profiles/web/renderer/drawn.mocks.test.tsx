import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { field, group, plain, tree } from '../../../fields/domain/samples.ts'
import { EditTable } from '../table/EditTable.tsx'
import { costRow, costs, tableDesk } from '../table/table-samples.tsx'
import type * as UseCellText from '../table/model/use-cell-text.ts'
import { showProfile } from './show-profile-sample.tsx'
import type * as UseCell from './use-cell.ts'

/** Number of renders of each place and table cell since the last reset. */
const drawn = vi.hoisted(() => new Map<string, number>())

vi.mock('./use-cell.ts', async (importOriginal) => {
  const original = await importOriginal<typeof UseCell>()
  return {
    ...original,
    useCell: (place: Parameters<typeof original.useCell>[0]) => {
      const key = `${place.code}/${place.item ?? ''}/${place.field}`
      drawn.set(key, (drawn.get(key) ?? 0) + 1)
      return original.useCell(place)
    },
  }
})
vi.mock('../table/model/use-cell-text.ts', async (importOriginal) => {
  const original = await importOriginal<typeof UseCellText>()
  return {
    ...original,
    useShownCell: (...given: Parameters<typeof original.useShownCell>) => {
      const [, row, column] = given
      const key = `${Number(row.item.id.slice(-12))}/${column.code}`
      drawn.set(key, (drawn.get(key) ?? 0) + 1)
      return original.useShownCell(...given)
    },
  }
})

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
afterEach(() => {
  leaveScreen()
  drawn.clear()
})

const many = (count: number) =>
  tree(...Array.from({ length: count }, (_none, at) => plain({ code: `field_${at}`, type: 'STRING' })))

test('of many fields, rendered little by little, a key press renders the field it is typed into, and no other', async () => {
  showProfile(many(120))
  await waitFor(() => expect(document.querySelectorAll('input')).toHaveLength(120))
  const field = screen.getByLabelText('Поле field_70')
  drawn.clear()
  fireEvent.input(field, { target: { value: 'слово' } })
  expect(field).toHaveProperty('value', 'слово')
  expect([...drawn.keys()]).toEqual(['field_70//field_70'])
})

test('a key press in a group renders one field of one card', async () => {
  const { store } = showProfile(
    tree(group('people', [field({ code: 'name', type: 'STRING' }), field({ code: 'role', type: 'STRING' })])),
  )
  await screen.findByRole('group', { name: 'Поле people' })
  act(() => {
    store.addItem('people')
    store.addItem('people')
  })
  const [first] = await screen.findAllByRole('textbox', { name: 'Поле name' })
  await userEvent.click(first!)
  await act(() => store.flush())
  drawn.clear()
  await userEvent.keyboard('А')
  expect([...drawn.keys()]).toEqual([`people/${store.items('people')[0]!.id}/name`])
})

test('a yes draws what depends on it, and nothing else', async () => {
  showProfile(
    tree(
      plain({ code: 'asks', type: 'BOOLEAN' }),
      plain({ code: 'told', type: 'STRING', showIf: { code: 'asks', anyOf: [true] } }),
      plain({ code: 'other', type: 'STRING' }),
    ),
  )
  await screen.findByRole('textbox', { name: 'Поле other' })
  expect(screen.queryByRole('textbox', { name: 'Поле told' })).toBeNull()
  drawn.clear()
  await userEvent.click(screen.getByRole('radio', { name: 'Да' }))
  expect(await screen.findByRole('textbox', { name: 'Поле told' })).toBeDefined()
  expect([...new Set(drawn.keys())].toSorted()).toEqual(['asks//asks', 'told//told'])
})

test('a number in a table draws its own cell and those that are calculated from it', async () => {
  const element = costs()
  const desk = tableDesk(element, [costRow(1, 10, 2), costRow(2, 20, 1), costRow(3, 30, 1)])
  const { Desk } = desk
  showScreen(
    () => (
      <Desk>
        <EditTable element={element} />
      </Desk>
    ),
    '/',
  )
  await screen.findByRole('grid')
  const at = document.querySelector<HTMLElement>('[data-row="1"][data-column="1"]')!
  await userEvent.dblClick(at)
  drawn.clear()
  await userEvent.keyboard('{End}5')
  // The browser shows the letter itself: the table is not rendered before typing pauses.
  expect(drawn.size).toBe(0)
  await waitFor(() => expect(desk.rows()[1]).toMatchObject({ price: 205 }))
  await waitFor(() => expect(drawn.has('2/cost')).toBe(true))
  expect([...drawn.keys()].toSorted()).toEqual(['2/cost', '2/price'])
  drawn.clear()
  // A step to another cell renders both cells, and the line that describes them.
  await userEvent.keyboard('{Escape}')
  drawn.clear()
  await userEvent.keyboard('{ArrowDown}')
  expect([...drawn.keys()].toSorted()).toEqual(['2/price', '3/price'])
})
