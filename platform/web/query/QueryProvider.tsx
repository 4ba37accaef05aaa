import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { keepFresh } from './freshness.ts'

/** The cache of answers for all below it, kept true while it stands. */
export const QueryProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => {
  useEffect(() => keepFresh(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
