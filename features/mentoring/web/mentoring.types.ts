import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listMentorMeetings } from '../contract/meeting.endpoints.ts'
import type { getOfficeHours, listOfficeHours } from '../contract/office-hours.endpoints.ts'

/** A meeting as its list shows it. */
export type MentorMeeting = ResponseOf<typeof listMentorMeetings>['items'][number]

/** A mentor with office hours, in their list. */
export type MentorHours = ResponseOf<typeof listOfficeHours>['items'][number]

/** Office hours with all settings. */
export type OfficeHours = ResponseOf<typeof getOfficeHours>
