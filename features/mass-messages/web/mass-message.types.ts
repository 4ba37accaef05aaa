import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getMassMessage, listMassRecipients } from '../contract/mass-message.endpoints.ts'

export type OpenMessage = ResponseOf<typeof getMassMessage>

export type Recipient = ResponseOf<typeof listMassRecipients>['items'][number]
