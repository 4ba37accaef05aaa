import type { Answers } from '#platform/web/public/ask.ts'

/** What the server sent along with a page: the moment it was made and the answers it was made from. */
export type FirstContent = { now: number; answers: Answers }

/** The element that holds it. */
export const firstContentId = 'first-content'

/** Reads what came with the page; null when the server sent only the frame. */
export const readFirstContent = (): FirstContent | null => {
  const written = document.getElementById(firstContentId)?.textContent
  return written ? (JSON.parse(written) as FirstContent) : null
}
