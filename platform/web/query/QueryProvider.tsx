import { notifyManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { keepFresh } from './freshness.ts'

// Cache updates in a click are rendered before it ends: with the library's default timer React would first revert a
// checkbox.
notifyManager.setScheduler(queueMicrotask)

/** Provides the query cache, refreshed while mounted. */
export const QueryProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => {
  useEffect(() => keepFresh(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
