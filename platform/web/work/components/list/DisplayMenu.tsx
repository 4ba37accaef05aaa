import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, SettingsIcon } from '../icons/icons.ts'
import type { Column } from './list-types.ts'
import type { ListHandle } from './use-list-state.ts'

type Props<Row> = {
  list: ListHandle
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
}

/** How the list is shown: sorting, density and columns, each of them in the address. */
export const DisplayMenu = <Row,>({ list, columns, shown }: Props<Row>) => {
  const t = useTexts()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { state } = list
  const sortable = columns.filter((column) => column.sort)
  const item = (key: string, label: string, on: boolean, choose: () => void, many = false) => (
    <MenuItem key={key} role={many ? 'menuitemcheckbox' : 'menuitemradio'} aria-checked={on} onClick={choose}>
      <CheckIcon sx={{ visibility: on ? 'visible' : 'hidden' }} />
      {label}
    </MenuItem>
  )
  const toggle = (column: Column<Row>) => {
    const keys = columns.filter((c) => (c === column ? !shown.includes(c) : shown.includes(c))).map((c) => c.key)
    list.set({ cols: keys, page: state.page === 1 ? undefined : state.page })
  }
  const sort = (field: string | undefined, descending: boolean) => list.set({ sort: `${descending ? '-' : ''}${field}` })
  const SortIcon = state.descending ? ArrowDownIcon : ArrowUpIcon
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
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': t('list.display') } }}>
        <li role="presentation" className="menu-heading">
          {t('list.sort')}
        </li>
        {sortable.map((column) => item(`s-${column.key}`, column.title, state.sorting === column.sort, () => sort(column.sort, state.descending)))}
        <MenuItem onClick={() => sort(state.sorting, !state.descending)}>
          <SortIcon />
          {t(state.descending ? 'list.sortDescending' : 'list.sortAscending')}
        </MenuItem>
        <li role="presentation" className="menu-heading">
          {t('list.density')}
        </li>
        {item('roomy', t('list.densityComfortable'), !state.compact, () => list.set({ density: undefined }))}
        {item('compact', t('list.densityCompact'), state.compact, () => list.set({ density: 'compact' }))}
        <li role="presentation" className="menu-heading">
          {t('list.columns')}
        </li>
        {columns.slice(1).map((column) => item(column.key, column.title, shown.includes(column), () => toggle(column), true))}
      </Menu>
    </>
  )
}
