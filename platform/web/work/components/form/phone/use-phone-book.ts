import { useEffect, useState } from 'react'
import type * as phoneBook from './phone-book.ts'

type PhoneBook = typeof phoneBook

let loaded: PhoneBook | null = null

/** The numbering plans of the world, fetched with the first phone field; null until then. */
export const usePhoneBook = (): PhoneBook | null => {
  const [book, setBook] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    const load = async () => {
      try {
        loaded = await import('./phone-book.ts')
        setBook(loaded)
      } catch {
        // Without it the number is taken as it is typed, and the server checks it.
      }
    }
    void load()
  }, [])
  return book
}
