import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getPortalText, listPortalTexts } from '../../contract/portal-text.endpoints.ts'

/** The draft of a start page or a legal text. */
export type PortalText = ResponseOf<typeof getPortalText>

/** A row of their list. */
export type ListedText = ResponseOf<typeof listPortalTexts>['items'][number]
