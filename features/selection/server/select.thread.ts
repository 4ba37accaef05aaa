import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { placesOf, type Places, type PlacesAsked } from './select-places.ts'

// Entry of the worker thread that ranks thousands of projects without blocking requests.
serveThread(async (asked: PlacesAsked): Promise<Places> => placesOf(asked))
