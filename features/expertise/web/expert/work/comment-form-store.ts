import { useEffect, useRef } from 'react'
import { createStore } from '#platform/web/store.ts'

/** Where a comment is written: at a field of the profile by its code, or `comment:7` that is changed; one at a time. */
export const commentFormStore = createStore<string | null>(null)

/** Opens the form of a comment at a field, or closes it. */
export const toggleCommentForm = (place: string): void =>
  commentFormStore.set((open) => (open === place ? null : place))

type Send = () => Promise<boolean>

/** How to send what stands typed in a form of a comment. */
const typed = new Set<Send>()

/** While a comment is typed and not sent, completing the review sends it first: whoever typed it means it to be read. */
export const useTypedComment = (isTyped: boolean, send: Send): void => {
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (!isTyped) return undefined
    const sendNow: Send = () => latest.current()
    typed.add(sendNow)
    return () => void typed.delete(sendNow)
  }, [isTyped])
}

/** Sends the comments that stand typed; tells whether all are kept. */
export const sendTypedComments = async (): Promise<boolean> => {
  const kept = await Promise.all([...typed].map((send) => send()))
  return kept.every(Boolean)
}
