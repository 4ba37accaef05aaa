import { useEffect, useRef, useState } from 'react'
import type { List } from '#platform/contract/list.ts'
import { call } from '../../../api/call.ts'
import { notifyError } from '../../../messages/banner-store.ts'
import type { ListAnswer } from './list-types.ts'
import type { OpenList } from './use-list.ts'

type Identified = { readonly id: number }

/** Opens a record of the list; with `turned`, on another page of it. */
type Open = (id: number, turned?: { page: number | undefined }) => void

type RowSteps = {
  /** The record's place on the page of the list; its last place if it has left the list; -1 if unknown. */
  at: number
  previous: (() => void) | null
  next: (() => void) | null
}

/**
 * Previous and next of a record in a drawer next to its list, also across the edges of the list's page. A decision can
 * remove the record from the list: the steps then start at its last place.
 */
export const useRowSteps = <L extends List>(list: OpenList<L>, id: number, open: Open): RowSteps => {
  const { parameters } = list
  const contract: List = list.contract
  const { page, size } = list.handle.state
  const { data }: ListAnswer<unknown> = list.answer
  const rows = (data?.items ?? []) as readonly Identified[]
  const { total = 0, totalIsExact = true } = data ?? {}
  const found = rows.findIndex((row) => row.id === id)
  const [last, setLast] = useState({ id, at: found })
  if (found >= 0 && (last.id !== id || last.at !== found)) setLast({ id, at: found })
  const [isTurning, setTurning] = useState(false)
  const shown = useRef<number | null>(id)
  useEffect(() => {
    shown.current = id
    return () => {
      shown.current = null
    }
  }, [id])
  const at = found < 0 && last.id === id ? last.at : found
  const turnTo = async (to: number, edge: 0 | -1) => {
    setTurning(true)
    try {
      const query = { ...parameters, limit: size, offset: (to - 1) * size }
      const { items } = (await call(contract, { query })) as { items: Identified[] }
      const row = items.at(edge)
      // Meanwhile the drawer may have been closed, or show another record.
      if (row && shown.current === id) open(row.id, { page: to === 1 ? undefined : to })
    } catch (error) {
      notifyError(error)
    } finally {
      setTurning(false)
    }
  }
  const step = (to: number): (() => void) | null => {
    const row = rows[to]
    if (row) return () => open(row.id)
    if (isTurning) return null
    if (to < 0) return page > 1 ? () => void turnTo(page - 1, -1) : null
    const isLast = totalIsExact ? (page - 1) * size + rows.length >= total : rows.length < size
    return isLast ? null : () => void turnTo(page + 1, 0)
  }
  if (at < 0) return { at, previous: null, next: null }
  // The next record has taken the place of one that has left.
  return { at, previous: step(at - 1), next: step(found < 0 ? at : at + 1) }
}
