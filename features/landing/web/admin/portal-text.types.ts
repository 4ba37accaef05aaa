import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getPortalText, listPortalTexts } from '../../contract/portal-text.endpoints.ts'

/** The words of a start page or a legal text, in work. */
export type PortalText = ResponseOf<typeof getPortalText>

/** One of them in their list. */
export type ListedText = ResponseOf<typeof listPortalTexts>['items'][number]
