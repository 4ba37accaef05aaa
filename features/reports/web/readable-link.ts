import type { PageHref } from '#platform/domain/screen-paths.ts'
import { linkForSponsor } from '../domain/readable-link.ts'
import { isSponsor } from './use-programmes.ts'

/** The link, or an equivalent that the reader may open. */
export const readableLink = (link: PageHref | null): PageHref | null =>
  link !== null && isSponsor() ? linkForSponsor(link) : link
