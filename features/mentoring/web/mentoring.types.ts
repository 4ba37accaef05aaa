import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getMentorDaysOff } from '../contract/days-off.endpoints.ts'
import type { getMentorMeeting, listMentorMeetings } from '../contract/meeting.endpoints.ts'
import type { getOfficeHours, listOfficeHours } from '../contract/office-hours.endpoints.ts'
import type { listProjectMentors, proposeMentors } from '../contract/pairing.endpoints.ts'
import type { getMentorQuestion, listMentorQuestions } from '../contract/question.endpoints.ts'
import type { getMentorWorkspace } from '../contract/workspace.endpoints.ts'

/** A meeting as its list shows it. */
export type MentorMeeting = ResponseOf<typeof listMentorMeetings>['items'][number]

/** A meeting as its page shows it. */
export type MeetingOnPage = ResponseOf<typeof getMentorMeeting>

/** A mentor with office hours, as their list shows them. */
export type MentorHours = ResponseOf<typeof listOfficeHours>['items'][number]

/** Office hours with all that their mentor set. */
export type OfficeHours = ResponseOf<typeof getOfficeHours>

/** A mentor of a project. */
export type Pairing = ResponseOf<typeof listProjectMentors>['items'][number]

/** A mentor suggested to a project. */
export type Proposal = ResponseOf<typeof proposeMentors>['items'][number]

/** A question as its list shows it. */
export type MentorQuestion = ResponseOf<typeof listMentorQuestions>['items'][number]

/** A question with its advice. */
export type QuestionOnPage = ResponseOf<typeof getMentorQuestion>

export type Advice = QuestionOnPage['advice'][number]

/** What a mentor's first screen shows. */
export type MentorDay = ResponseOf<typeof getMentorWorkspace>

/** A period that a mentor has closed, with the meetings booked in it. */
export type DaysOffPeriod = ResponseOf<typeof getMentorDaysOff>['items'][number]
