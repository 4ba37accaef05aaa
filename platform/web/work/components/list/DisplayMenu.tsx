import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStore } from '../../../use-store.ts'
import { Button } from '../Button.tsx'
import { ArrowDownIcon, ArrowUpIcon, SettingsIcon } from '../icons/icons.ts'
import type { PopupItem } from '../menu/MenuPopup.tsx'
import { PopupMenu } from '../menu/PopupMenu.tsx'
import { listDensities } from '#platform/domain/list-look.ts'
import { chooseDensity, densityStore } from './density.ts'
import type { Column } from './list-types.ts'
import type { ListHandle } from './use-list-state.ts'

type Props<Row> = {
  list: ListHandle
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
}

/** Display options: sorting and columns, stored in the URL, and the density of all lists. */
export const DisplayMenu = <Row,>({ list, columns, shown }: Props<Row>) => {
  const t = useTexts()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { state, set } = list
  const density = useStore(densityStore)
  const heading = (key: string, label: string): PopupItem => ({ key, label, kind: 'heading' })
  const choice = (key: string, label: string, checked: boolean, onChoose: () => void): PopupItem => ({
    key,
    label,
    kind: 'radio',
    checked,
    keepOpen: true,
    onChoose,
  })
  const toggle = (column: Column<Row>) => {
    const keys = columns
      .filter((c) => (c === column ? !shown.includes(c) : shown.includes(c)))
      .map((c) => c.key)
    set({ cols: keys, page: state.page === 1 ? undefined : state.page })
  }
  const sort = (field: string | undefined, descending: boolean) =>
    set({ sort: `${descending ? '-' : ''}${field}` })
  const sortable = columns.filter((column) => column.sort)
  const items: PopupItem[] = [
    heading('sort', t('list.sort')),
    ...sortable.map((column) =>
      choice(`s-${column.key}`, column.title, state.sorting === column.sort, () =>
        sort(column.sort, state.descending),
      ),
    ),
    {
      key: 'direction',
      label: t(state.descending ? 'list.sortDescending' : 'list.sortAscending'),
      icon: state.descending ? ArrowDownIcon : ArrowUpIcon,
      keepOpen: true,
      onChoose: () => sort(state.sorting, !state.descending),
    },
    heading('density', t('list.density')),
    ...listDensities.map((one) =>
      choice(one, t(`list.densities.${one}`), one === density, () => chooseDensity(one)),
    ),
    heading('columns', t('list.columns')),
    ...columns.slice(1).map((column) => ({
      ...choice(column.key, column.title, shown.includes(column), () => toggle(column)),
      kind: 'checkbox' as const,
    })),
  ]
  return (
    <>
      <Button
        size="small"
        startIcon={<SettingsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.display')}
      </Button>
      <PopupMenu
        id={id}
        label={t('list.display')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={items}
      />
    </>
  )
}
