/**
 * Caches an answer for a while. Requests with an outdated answer share one new query, so that a busy start page
 * costs the database one query per minute. Failures are not cached.
 */
export const cachedAnswer = <T>(milliseconds: number) => {
  let cached: { answer: Promise<T>; at: number } | null = null
  return (now: Date, ask: () => Promise<T>): Promise<T> => {
    if (cached && now.getTime() - cached.at < milliseconds) return cached.answer
    const mine = { answer: ask(), at: now.getTime() }
    cached = mine
    mine.answer.catch(() => {
      if (cached === mine) cached = null
    })
    return mine.answer
  }
}
