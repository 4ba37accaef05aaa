import type { Answers } from '#platform/web/public/ask.ts'

/** Data embedded in a server-rendered page: its time and the responses it was rendered from. */
export type FirstContent = { now: number; answers: Answers }

/** Id of the element with the data. */
export const firstContentId = 'first-content'

/** Reads the embedded data; null if the server sent only the shell. */
export const readFirstContent = (): FirstContent | null => {
  const written = document.getElementById(firstContentId)?.textContent
  return written ? (JSON.parse(written) as FirstContent) : null
}
