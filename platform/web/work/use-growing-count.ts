import { startTransition, useEffect, useState } from 'react'

/** Number of rendered items of `total`: a screenful at once, the rest in small steps between a person's actions. */
export const useGrowingCount = (total: number, step = 12): number => {
  const [count, setCount] = useState(step)
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => startTransition(() => setCount((now) => now + step)), 16)
    return () => clearTimeout(timer)
  }, [count, total, step])
  return Math.min(count, total)
}
