import { useEffect, useRef } from 'react'
import { createStore } from '#platform/web/store.ts'

/** The open comment form: the code of a profile field, or `comment:7` for an edited comment; one at a time. */
export const commentFormStore = createStore<string | null>(null)

/** Opens the comment form of a field, or closes it. */
export const toggleCommentForm = (place: string): void =>
  commentFormStore.set((open) => (open === place ? null : place))

type Send = () => Promise<boolean>

/** Functions that send the unsent text of comment forms. */
const typed = new Set<Send>()

/**
 * Completing the review first sends comments that are typed and not sent, because their author expects them to be
 * read.
 */
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

/** Sends typed comments; returns whether all are stored. */
export const sendTypedComments = async (): Promise<boolean> => {
  const saved = await Promise.all([...typed].map((send) => send()))
  return saved.every(Boolean)
}
