import { queryOptions } from '@tanstack/react-query'
import type { Place } from '../../domain/values.ts'

/** Source of the pictures of texts. */
export type PictureSource = {
  /** Loads a picture of the text at a place. */
  load: (place: Place, pictureId: string) => Promise<Blob>
  /** Loads all pictures at once, for printing, instead of when they come into view. */
  atOnce?: boolean
}

/** Query of a picture, which never changes, so that it is loaded once per page. */
export const pictureQuery = (source: PictureSource, place: Place, pictureId: string) =>
  queryOptions({
    queryKey: ['picture', pictureId],
    queryFn: () => source.load(place, pictureId),
    staleTime: Infinity,
  })
