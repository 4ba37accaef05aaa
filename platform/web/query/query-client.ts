import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { connectionStore } from '../api/connection.ts'

const mayHelp = (error: unknown): boolean => error instanceof ApiError && error.isAway

/** The query cache: fresh for half a minute, refetched when the portal is back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayHelp(error),
      retryDelay: (attempt) => 500 * 2 ** attempt,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
})

connectionStore.subscribe(() => {
  if (connectionStore.get() === 'there') void queryClient.invalidateQueries()
})
