import { useEffect, useState } from 'react'
import type * as phoneBook from './phone-book.ts'

type PhoneBook = typeof phoneBook

let loaded: PhoneBook | null = null

/** The numbering plans of all countries, loaded with the first phone field; null until then. */
export const usePhoneBook = (): PhoneBook | null => {
  const [book, setBook] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    const load = async () => {
      try {
        loaded = await import('./phone-book.ts')
        setBook(loaded)
      } catch {
        // Without them the number is sent as typed, and the server validates it.
      }
    }
    void load()
  }, [])
  return book
}
