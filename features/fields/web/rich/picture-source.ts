import { queryOptions } from '@tanstack/react-query'
import type { Place } from '../../domain/values.ts'

/** Where the pictures of texts come from. */
export type PictureSource = {
  /** Fetches a picture of the text at a place. */
  load: (place: Place, pictureId: string) => Promise<Blob>
  /** A page that is printed fetches all at once; others as they come into view. */
  atOnce?: boolean
}

/** A picture that is shown: it never changes, so it is fetched once for all texts of a page. */
export const pictureQuery = (source: PictureSource, place: Place, pictureId: string) =>
  queryOptions({
    queryKey: ['picture', pictureId],
    queryFn: () => source.load(place, pictureId),
    staleTime: Infinity,
  })
