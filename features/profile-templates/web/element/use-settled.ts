import { useEffect, useState } from 'react'

/** What is typed, once it has rested for a moment. */
export const useSettled = (typed: string, pause = 250): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return settled
}
