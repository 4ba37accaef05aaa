import { useState } from 'react'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { opened } from './opened.ts'

/** The row named by the URL for the drawer; the previous one is drawn while the drawer closes. */
export const useOpened = () => {
  const [{ id }, setSearch] = useScreenSearch(opened)
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  return { open: id !== undefined, id: id ?? last ?? 0, close: () => setSearch({ id: undefined }) }
}
