import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { placesOf, type Places, type PlacesRequest } from './select-places.ts'

// Entry of the worker thread that ranks thousands of projects without blocking requests.
serveThread(async (request: PlacesRequest): Promise<Places> => placesOf(request))
