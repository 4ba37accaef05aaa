import { startTransition, useEffect, useState } from 'react'

const atOnce = 24
const step = 24

/** How many of `total` are drawn: a screenful at once, the others a few at a time between a person's deeds. */
export const useGrowingCount = (total: number): number => {
  const [count, setCount] = useState(atOnce)
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => startTransition(() => setCount((now) => now + step)), 16)
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
