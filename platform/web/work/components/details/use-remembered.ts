import { useEffect } from 'react'
import { rememberRecord } from '../../recent-records.ts'
import { screenTitle } from '../page-head-store.ts'

/** Remembers the record whose page is open among the recent ones; a page whose address names none shows something new. */
export const useRemembered = (title: string): void => {
  useEffect(() => {
    const { pathname, search } = location
    if (title && /[?&]\w*id=\d/i.test(search))
      rememberRecord({ title, context: screenTitle.get(), link: pathname + search })
  }, [title])
}
