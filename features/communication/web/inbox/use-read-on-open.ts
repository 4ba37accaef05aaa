import { useEffect, useRef } from 'react'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import type { InboxCommands } from './use-inbox-commands.ts'

/** Marks a notification as read when it is opened, once: marked as unread again it stays so while it is open. */
export const useReadOnOpen = (row: NotificationRow | undefined, commands: InboxCommands): void => {
  const opened = useRef<number | null>(null)
  const { markRead } = commands
  const run = useRef(markRead)
  useEffect(() => {
    run.current = markRead
  })
  useEffect(() => {
    if (!row || opened.current === row.id) return
    opened.current = row.id
    if (row.actions.includes('read')) run.current(row)
  }, [row])
}
