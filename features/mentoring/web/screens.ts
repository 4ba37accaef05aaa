import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { meetingSearch, mentoringSearch, mentorSearch, questionSearch } from './mentoring-search.ts'

export const screens = [
  screen({
    path: '/bch/view/mentoring',
    title: 'mentoring:title',
    access: 'Mentoring',
    layout: 'work',
    search: mentoringSearch,
    load: () => import('./Mentoring.tsx'),
    component: 'Mentoring',
  }),
  screen({
    path: '/bch/view/mentoring/meeting',
    title: 'mentoring:page.title',
    access: 'Mentoring',
    layout: 'work',
    search: meetingSearch,
    load: () => import('./page/MeetingPage.tsx'),
    component: 'MeetingPage',
  }),
  screen({
    path: '/bch/view/mentoring/mentor',
    title: 'mentoring:mentor.title',
    access: 'Mentoring',
    layout: 'work',
    search: mentorSearch,
    load: () => import('./page/MentorPage.tsx'),
    component: 'MentorPage',
  }),
  screen({
    path: '/bch/view/mentoring/question',
    title: 'mentoring:question.title',
    access: 'Mentoring',
    layout: 'work',
    search: questionSearch,
    load: () => import('./page/QuestionPage.tsx'),
    component: 'QuestionPage',
  }),
]

fillSlot('project.mentors', async () => (await import('./project/ProjectMentors.tsx')).ProjectMentors, {
  texts: ['mentoring'],
})

fillSlot('notice.MENTOR_ASKED', async () => (await import('./list/PairingDecision.tsx')).PairingDecision, {
  texts: ['mentoring'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/mentoring': SearchOf<typeof mentoringSearch> & {
      ahead?: string
      status?: string
      open?: string
      pairingId?: number
    }
    '/bch/view/mentoring/meeting': SearchOf<typeof meetingSearch>
    '/bch/view/mentoring/mentor': SearchOf<typeof mentorSearch>
    '/bch/view/mentoring/question': SearchOf<typeof questionSearch>
  }
}
