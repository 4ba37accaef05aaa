import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'
import { Check } from '../Check.tsx'
import { ActionMenu, type MenuAction } from '../ActionMenu.tsx'
import type { Selection } from './use-selection.ts'

/** What a list knows about each of its rows. */
export type RowFacts<Row> = {
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  rowLink?: ((row: Row) => PageHref | null) | undefined
  rowActions?: ((row: Row) => MenuAction[]) | undefined
  selection?: Selection<Row> | undefined
}

/** The first cell of a row: its link covers the whole row, so that a click anywhere opens the record. */
export const RowTitle = <Row,>({
  row,
  facts,
  children,
}: {
  row: Row
  facts: RowFacts<Row>
  children: ReactNode
}) => {
  const link = facts.rowLink?.(row) ?? null
  return link === null ? (
    <span className="row-title" tabIndex={-1}>
      {children}
    </span>
  ) : (
    <ScreenLink className="row-link" to={link} inPlace>
      {children}
    </ScreenLink>
  )
}

export const RowCheckbox = <Row,>({ row, facts }: { row: Row; facts: RowFacts<Row> }) => {
  const t = useTexts()
  if (!facts.selection) return null
  return (
    <Check
      checked={facts.selection.has(row)}
      onChange={() => facts.selection?.toggle(row)}
      label={t('list.selectRow', { name: facts.rowName(row) })}
    />
  )
}

export const RowMenu = <Row,>({ row, facts }: { row: Row; facts: RowFacts<Row> }) => {
  const t = useTexts()
  const actions = facts.rowActions?.(row) ?? []
  return <ActionMenu actions={actions} label={`${t('actions.more')}: ${facts.rowName(row)}`} />
}
