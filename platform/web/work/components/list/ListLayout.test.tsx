import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { idParam } from '#platform/contract/fields.ts'
import { listParam } from '#platform/contract/lists.ts'
import { ApiError } from '../../../api/api-error.ts'
import type { ListAnswer } from './list-types.ts'
import { actionsOf } from '../../actions/actions-of.ts'
import { useActions } from '../../actions/use-actions.tsx'
import { closeDrawer } from '../drawer/drawer-store.ts'
import { currentShortcuts } from '../../shortcuts/shortcuts.ts'
import { pageActions } from '../palette/palette-store.ts'
import { neighboursOf } from './list-neighbours.ts'
import { everyList, settingOf } from './list-settings.ts'
import { ListLayout } from './ListLayout.tsx'
import { useListState } from './use-list-state.ts'

type Row = { id: number; name: string; city: string; actions: ('close' | 'rename')[] }

const rows: Row[] = [
  { id: 1, name: 'Альфа', city: 'Уфа', actions: ['rename'] },
  { id: 2, name: 'Бета', city: 'Омск', actions: ['close', 'rename'] },
]

const full: ListAnswer<Row> = {
  data: { items: rows, total: 1000, totalIsExact: false },
  error: null,
  isPending: false,
  refetch: () => undefined,
}

const thingActions = actionsOf<Row>('platform:things', {
  close: { send: async () => undefined, bulk: { because: () => 'CLOSED' } },
  rename: { run: () => undefined },
})

type Own = Pick<
  Parameters<typeof ListLayout<Row>>[0],
  'views' | 'rowLink' | 'rowPage' | 'filters' | 'rowActions' | 'title' | 'projectOf'
>

const Things = ({ answer, ...own }: { answer: ListAnswer<Row> } & Own) => {
  const list = useListState({
    id: 'things',
    sortings: ['NAME', 'CITY'],
    defaultSort: 'NAME',
    filters: { status: listParam(['NEW', 'DONE']), thingId: idParam() },
  })
  return (
    <ListLayout
      list={list}
      answer={answer}
      title="Вещи"
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowLink={(row) => `/bch/view/bch-test?id=${row.id}`}
      columns={[
        { key: 'name', title: 'Название', sort: 'NAME', cell: (row) => row.name },
        { key: 'city', title: 'Город', sort: 'CITY', cell: (row) => row.city },
        { key: 'extra', title: 'Ещё', optional: true, cell: () => 'подробность' },
      ]}
      filters={[
        {
          key: 'status',
          title: 'Состояние',
          multiple: true,
          options: [
            { value: 'NEW', label: 'Новая' },
            { value: 'DONE', label: 'Готова' },
          ],
        },
      ]}
      empty={{ title: 'Пока пусто', text: 'Создайте первую вещь.' }}
      rowActions={useActions(thingActions)}
      {...own}
    />
  )
}

afterEach(() => {
  closeDrawer()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // jsdom lacks what every browser has.
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('shows its count, and every row is a link', async () => {
  await renderScreen(<Things answer={full} />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent?.replace(/\s/g, ' ')).toBe(
    'Вещи1 000+',
  )
  expect(screen.getByRole('link', { name: 'Бета' }).getAttribute('href')).toBe('/bch/view/bch-test?id=2')
})

test('a list drawn again at the address of what is opened from it keeps its own for the way back', async () => {
  history.replaceState(null, '', '/admin/people?page=2')
  await renderScreen(<Things answer={full} rowPage={({ id }) => `/bch/view/project-details?id=${id}`} />)
  await screen.findByRole('link', { name: 'Бета' })
  history.replaceState(null, '', '/bch/view/project-details?id=9')
  await userEvent.click(screen.getByRole('button', { name: 'Город' }))
  expect(neighboursOf(undefined, '/bch/view/project-details?id=2&tab=team')).toMatchObject({
    list: '/admin/people?page=2',
    position: 2,
    total: 1000,
    totalIsExact: false,
  })
})

test('search, filter, order and columns go into the address', async () => {
  const user = userEvent.setup()
  const { history } = await renderScreen(<Things answer={full} />, { path: '/?page=3' })
  await user.type(await screen.findByRole('searchbox'), 'аль')
  await waitFor(() => expect(history.location.search).toBe('?q=%D0%B0%D0%BB%D1%8C'))
  await user.click(screen.getByRole('button', { name: 'Город' }))
  expect(history.location.search).toContain('sort=CITY')
  await user.click(screen.getByRole('button', { name: 'Город' }))
  expect(history.location.search).toContain('sort=-CITY')
  await user.click(screen.getByRole('button', { name: 'Состояние' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Новая' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Готова' }))
  expect(history.location.search).toContain('status=NEW,DONE')
})

test('other rows are read from their beginning; what is shown of them moves nothing', async () => {
  const user = userEvent.setup()
  const moved: Element[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    moved.push(this)
  }
  await renderScreen(<Things answer={full} />, { path: '/?cols=city' })
  const toolbar = (await screen.findByRole('searchbox')).closest('.list-toolbar')
  await user.click(screen.getByRole('button', { name: 'Вид' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Ещё' }))
  expect(moved).toEqual([])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Город' }))
  await waitFor(() => expect(moved.length).toBe(1))
  expect(moved[0] === toolbar).toBe(true)
})

test('a link shows the same list again', async () => {
  await renderScreen(<Things answer={full} />, {
    path: '/?q=аль&status=DONE&sort=-CITY&cols=extra',
  })
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('аль')
  expect(screen.getByText('Готова')).toBeTruthy()
  expect(screen.getAllByText('подробность')).toHaveLength(2)
  expect(screen.queryByRole('columnheader', { name: 'Город' })).toBeNull()
})

test('a filter’s options may still be loading: its place is reserved', async () => {
  await renderScreen(
    <Things answer={full} filters={[{ key: 'status', title: 'Состояние', multiple: true, options: [] }]} />,
  )
  const pill = await screen.findByRole<HTMLButtonElement>('button', { name: 'Состояние' })
  expect(pill.disabled).toBe(true)
})

test('filters come off by their cross, and all at once', async () => {
  const user = userEvent.setup()
  const { history } = await renderScreen(<Things answer={full} />, { path: '/?status=NEW&q=x' })
  await user.click(await screen.findByRole('button', { name: 'Убрать фильтр «Состояние»' }))
  expect(history.location.search).toBe('?q=x')
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  expect(history.location.search).toBe('')
})

test('a value that is one of many is found by typing, and called by its name at once', async () => {
  const user = userEvent.setup()
  const found = [
    { value: 7, label: 'Альфа' },
    { value: 8, label: 'Бета' },
  ]
  const search = async (typed: string) => found.filter(({ label }) => label.startsWith(typed))
  const filters = [{ key: 'thingId', title: 'Вещь', options: [], search }]
  const { history } = await renderScreen(<Things answer={full} filters={filters} />, { path: '/?page=3' })
  await user.click(await screen.findByRole('button', { name: 'Вещь' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Вещь' }))
  expect((await popup.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Альфа',
    'Бета',
  ])
  await user.type(popup.getByRole('combobox', { name: 'Вещь' }), 'Бе')
  await waitFor(() => expect(popup.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(history.location.search).toBe('?thingId=8'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Вещь\s?Бета$/ }))
  await user.click(await screen.findByRole('option', { name: 'Альфа' }))
  await waitFor(() => expect(history.location.search).toBe('?thingId=7'))
  expect(screen.getByRole('button', { name: /^Вещь\s?Альфа$/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Убрать фильтр «Вещь»' }))
  expect(history.location.search).toBe('')
})

test('rows are chosen where something can be done with several', async () => {
  const user = userEvent.setup()
  await renderScreen(<Things answer={full} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать «Бета»' }))
  expect(screen.getByRole('region', { name: 'Выбрана 1 запись' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }))
  expect(screen.getByRole('region', { name: 'Выбраны 2 записи' })).toBeTruthy()
})

test('a user without bulk actions has no checkboxes of rows', async () => {
  const items = rows.map((row): Row => ({ ...row, actions: ['rename'] }))
  await renderScreen(<Things answer={{ ...full, data: { items, total: 2 } }} />)
  expect(await screen.findByRole('link', { name: 'Бета' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('an empty list says what to do first, an empty search how to get out', async () => {
  const none = { ...full, data: { items: [], total: 0, totalIsExact: true } }
  const { unmount } = await renderScreen(<Things answer={none} />)
  expect(await screen.findByText('Создайте первую вещь.')).toBeTruthy()
  unmount()
  await renderScreen(<Things answer={none} />, { path: '/?q=ничего' })
  expect(await screen.findByRole('heading', { name: 'Ничего не найдено' })).toBeTruthy()
})

test('a failure can be tried again, a refusal says so', async () => {
  const user = userEvent.setup()
  let requests = 0
  const failed = (status: number): ListAnswer<Row> => ({
    data: undefined,
    error: new ApiError({ url: '', status, statusText: '', body: null }),
    isPending: false,
    refetch: () => (requests += 1),
  })
  const { unmount } = await renderScreen(<Things answer={failed(500)} />)
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(requests).toBe(1)
  unmount()
  await renderScreen(<Things answer={failed(403)} />)
  expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeTruthy()
})

test('a view that only orders is chosen by its order, and a row that leads nowhere is no link', async () => {
  const shown = (
    <Things
      answer={full}
      views={[{ key: 'city', title: 'По городам', filters: {}, sort: 'CITY', empty: '' }]}
      rowLink={() => null}
    />
  )
  const current = async () =>
    (await screen.findByRole('link', { name: 'По городам' })).getAttribute('aria-current')
  await renderScreen(shown)
  expect(await current()).not.toBe('page')
  expect(screen.queryByRole('link', { name: 'Бета' })).toBeNull()
  cleanup()
  await renderScreen(shown, { path: '/?sort=CITY' })
  expect(await current()).toBe('page')
})

test('views of a list in a tab lead to the same record and tab', async () => {
  const views = [{ key: 'new', title: 'Новые', filters: { status: 'NEW' }, empty: 'Нет' }]
  await renderScreen(<Things answer={full} views={views} title={null} />, {
    path: '/?eventId=1&tab=guests&status=DONE&page=2',
  })
  const hrefOf = async (name: string) =>
    new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '', 'https://x.example')
      .search
  expect(await hrefOf('Новые')).toBe('?eventId=1&tab=guests&status=NEW')
  expect(await hrefOf('Все')).toBe('?eventId=1&tab=guests')
})

test('keys move through the list, select, and start the verb of the row with the focus', async () => {
  const user = userEvent.setup()
  const started: string[] = []
  const keyed = actionsOf<Row>('platform:things', {
    close: { send: async () => undefined, bulk: { because: () => 'CLOSED' } },
    rename: { run: (row) => void started.push(row.name) },
  })
  const Keyed = () => <Things answer={full} rowActions={useActions(keyed)} />
  await renderScreen(<Keyed />)
  await screen.findByRole('link', { name: 'Альфа' })
  // A letter without a row does nothing.
  await user.keyboard('{e}')
  expect(started).toEqual([])
  // From the top of the page one key leads to the first row.
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toBe('Альфа')
  await user.keyboard('jj')
  expect(document.activeElement?.textContent).toBe('Бета')
  await user.keyboard('x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать «Бета»' }).checked).toBe(true)
  await user.keyboard('x')
  await user.keyboard('ke')
  expect(started).toEqual(['Альфа'])
})

test('rows that are selectable only for their projects are selected by the key, too', async () => {
  const user = userEvent.setup()
  const noActions = actionsOf<Row>('platform:things', { close: null, rename: null })
  const Keyed = () => <Things answer={full} rowActions={useActions(noActions)} projectOf={({ id }) => id} />
  await renderScreen(<Keyed />)
  await screen.findByRole('link', { name: 'Альфа' })
  await user.keyboard('jx')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать «Альфа»' }).checked).toBe(true)
})

test('the command palette offers the verbs of the row with the focus, and of the selected rows', async () => {
  const user = userEvent.setup()
  const started: string[] = []
  const keyed = actionsOf<Row>('platform:things', {
    close: { send: async () => undefined, bulk: { because: () => 'CLOSED' } },
    rename: { run: (row) => void started.push(row.name) },
  })
  const Keyed = () => <Things answer={full} rowActions={useActions(keyed)} />
  await renderScreen(<Keyed />)
  await screen.findByRole('link', { name: 'Альфа' })
  expect(pageActions()).toEqual([])
  await user.keyboard('jj')
  const ofRow = pageActions()
  expect(ofRow.map(({ label }) => label)).toContainEqual(expect.stringMatching(/ · Бета$/))
  ofRow.find(({ key }) => key === 'action-row-rename')?.run?.()
  expect(started).toEqual(['Бета'])
  await user.keyboard('x')
  // What cannot be done with several is still offered for the one.
  expect(pageActions().map(({ key }) => key)).toEqual(['action-selected-close', 'action-row-rename'])
})

test('the list of keys names Enter only where rows lead somewhere', async () => {
  const keysOf = () => currentShortcuts().map(({ keys }) => keys)
  const { unmount } = await renderScreen(<Things answer={full} rowLink={() => null} />)
  await screen.findByText('Альфа')
  expect(keysOf()).toContain('J')
  expect(keysOf()).not.toContain('Enter')
  unmount()
  await renderScreen(<Things answer={full} />)
  await screen.findByText('Альфа')
  expect(keysOf()).toContain('Enter')
})

test('a letter is of the search while one types there', async () => {
  const user = userEvent.setup()
  await renderScreen(<Things answer={full} />)
  const search = await screen.findByRole<HTMLInputElement>('searchbox')
  await user.type(search, 'jx')
  expect(search.value).toBe('jx')
  expect(document.activeElement).toBe(search)
})

test('columns follow the chosen view, until the person chooses others', async () => {
  const user = userEvent.setup()
  const views = [{ key: 'new', title: 'Новые', filters: { status: 'NEW' }, columns: ['extra'], empty: 'Нет' }]
  await renderScreen(<Things answer={full} views={views} />, { path: '/?status=NEW' })
  expect(await screen.findByRole('columnheader', { name: 'Ещё' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Город' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Вид' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Город' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('columnheader', { name: 'Город' })).toBeTruthy()
})

test('the density is chosen once for all lists', async () => {
  const user = userEvent.setup()
  await renderScreen(<Things answer={full} />)
  await user.click(await screen.findByRole('button', { name: 'Вид' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Плотно' }))
  expect(screen.getByRole('table', { hidden: true }).className).toContain('list-table-compact')
  expect(settingOf(everyList).shown.density).toBe('compact')
  await user.click(await screen.findByRole('menuitemradio', { name: 'Обычно' }))
  expect(screen.getByRole('table', { hidden: true }).className).toContain('list-table-usual')
})

test('the dry run names what an action would overrule, and lets rows be dropped', async () => {
  const user = userEvent.setup()
  const closed: string[] = []
  const both = rows.map((row) => ({ ...row, actions: ['close' as const] }))
  const conflicting = actionsOf<Row>('platform:things', {
    close: {
      send: async (row) => void closed.push(row.name),
      bulk: { because: () => 'CLOSED', conflict: ({ id }) => (id === 1 ? 'Анна подготовила другое' : null) },
    },
    rename: null,
  })
  const Conflicting = () => (
    <Things answer={{ ...full, data: { items: both, total: 2 } }} rowActions={useActions(conflicting)} />
  )
  await renderScreen(<Conflicting />)
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }))
  await user.click(within(screen.getByRole('region', { name: /Выбран/ })).getAllByRole('button')[0]!)
  expect(await screen.findByText('Анна подготовила другое')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Исключить «Альфа»' }))
  expect(screen.queryByRole('button', { name: 'Исключить «Альфа»' })).toBeNull()
  expect(screen.getByText(/Исключена\sвами/)).toBeTruthy()
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
  await user.click(buttons.find((button) => button.getAttribute('type') === 'submit')!)
  await waitFor(() => expect(closed).toEqual(['Бета']))
})
