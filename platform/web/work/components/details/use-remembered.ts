import { useEffect } from 'react'
import { rememberRecord } from '../../recent-records.ts'
import { screenTitle } from '../page-head-store.ts'

/** Adds the record whose page is open to the recent ones; a page without a record in its URL creates a new one. */
export const useRemembered = (title: string): void => {
  useEffect(() => {
    const { pathname, search } = location
    if (title && /[?&]\w*id=\d/i.test(search))
      rememberRecord({ title, context: screenTitle.get(), link: pathname + search })
  }, [title])
}
