/**
 * Keeps an answer for a while. Who asks meanwhile gets the kept one; all who ask when it is too old share one new
 * question, so that a busy start page costs the database one query a minute. A failure is not kept.
 */
export const cachedAnswer = <T>(milliseconds: number) => {
  let kept: { answer: Promise<T>; at: number } | null = null
  return (now: Date, ask: () => Promise<T>): Promise<T> => {
    if (kept && now.getTime() - kept.at < milliseconds) return kept.answer
    const mine = { answer: ask(), at: now.getTime() }
    kept = mine
    mine.answer.catch(() => {
      if (kept === mine) kept = null
    })
    return mine.answer
  }
}
