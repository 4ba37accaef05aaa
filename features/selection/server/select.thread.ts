import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { placesOf, type Places, type PlacesAsked } from './select-places.ts'

// The entry of a thread that ranks thousands of projects while requests go on.
serveThread(async (asked: PlacesAsked): Promise<Places> => placesOf(asked))
