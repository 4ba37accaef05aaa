import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listReminderRules } from '../contract/reminder-rule.endpoints.ts'

export type ReminderRule = ResponseOf<typeof listReminderRules>['items'][number]
