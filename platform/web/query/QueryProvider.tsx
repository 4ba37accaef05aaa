import { notifyManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { keepFresh } from './freshness.ts'

// What is put into the cache as one clicks is drawn before the click is over: by the timer that is the library's default, React
// would first set a tick back to what it was.
notifyManager.setScheduler(queueMicrotask)

/** The cache of answers for all below it, kept true while it stands. */
export const QueryProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => {
  useEffect(() => keepFresh(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
